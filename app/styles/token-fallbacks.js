import { readFileSync } from 'node:fs';

const VAR = /var\((--[\w-]+)\)/g;

/** The tokens of the plain `:root` rule, which comes first. */
function tokens() {
  const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const [, plain = ''] = /^:root \{([^}]*)\}/m.exec(source) ?? [];
  return new Map([...plain.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
}

/**
 * PostCSS: before every declaration that uses a token, the same one with the token's light value, for engines
 * without custom properties. A sheet of few screens has them too, and does not repeat the tokens.
 */
export const tokenFallbacks = () => ({
  postcssPlugin: 'token-fallbacks',
  OnceExit(sheet) {
    const known = tokens();
    sheet.walkDecls((declaration) => {
      const { prop, value } = declaration;
      if (prop.startsWith('--') || !value.includes('var(--')) return;
      declaration.cloneBefore({ value: value.replace(VAR, (use, name) => known.get(name) ?? use) });
    });
  },
});
