/** A module that says for each name how its part is loaded, so that no list of games is written into the page. */
export function loaders(prefix: string, names: readonly string[]): string {
  const lines = names.map((name) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(prefix + name)}),`);
  return `export default {\n${lines.join('\n')}\n};\n`;
}
