/// <reference types="vite/client" />

/** Paths of the drawings behind a table of icons, see build/icons.ts. */
declare module '*.json?icons' {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}

/** Authors of the icons in use, see build/credits.ts. */
declare module 'virtual:credits' {
  const credits: Readonly<Record<string, readonly string[]>>;
  export default credits;
}
