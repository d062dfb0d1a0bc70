const VAR = /var\((--[\w-]+)\)/g;

/**
 * PostCSS: before every declaration that uses a token, the same one with the token's light value, for engines
 * without custom properties. The tokens are those of the plain `:root` rule of the same sheet.
 */
export const tokenFallbacks = () => ({
  postcssPlugin: 'token-fallbacks',
  OnceExit(sheet) {
    const tokens = tokensOf(sheet);
    sheet.walkDecls((declaration) => {
      const { prop, value } = declaration;
      if (prop.startsWith('--') || !value.includes('var(--')) return;
      declaration.cloneBefore({ value: value.replace(VAR, (use, name) => tokens.get(name) ?? use) });
    });
  },
});

function tokensOf(sheet) {
  const tokens = new Map();
  sheet.each((rule) => {
    if (rule.type !== 'rule' || rule.selector !== ':root') return;
    rule.walkDecls(/^--/, ({ prop, value }) => tokens.set(prop, value));
  });
  return tokens;
}
