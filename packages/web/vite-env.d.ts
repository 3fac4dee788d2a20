/// <reference types="vite/client" />

/** Versions of the rules by game, see session/rules-version.ts. */
declare const __RULES__: Readonly<Record<string, number>> | undefined;

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

/** A scene of a game's tests, see build/scenes.ts. */
interface Scene {
  readonly title: string;
  readonly clauses: readonly string[];
  readonly about: string;
  readonly text: string;
}

declare module 'virtual:scenes' {
  const scenes: Readonly<Record<string, (() => Promise<{ readonly default: readonly Scene[] }>) | undefined>>;
  export default scenes;
}

/** Paths of the drawings that pictures of a game may need, see build/art-icons.ts. */
declare module 'virtual:art-icons' {
  const icons: Readonly<
    Record<string, (() => Promise<{ readonly default: Readonly<Record<string, string>> }>) | undefined>
  >;
  export default icons;
}
