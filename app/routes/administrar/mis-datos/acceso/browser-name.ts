/** In this order: most browsers also claim to be others. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdge?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
  ['Lynx', /^Lynx\b/],
  ['w3m', /^w3m\b/],
];

const SYSTEMS: [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** A User-Agent in words a person knows: 'Firefox en Windows'. It is what the browser says, and it may say nothing. */
export function browserName(agent: string): string {
  const [browser] = BROWSERS.find(([, pattern]) => pattern.test(agent)) ?? [];
  const [system] = SYSTEMS.find(([, pattern]) => pattern.test(agent)) ?? [];
  if (!browser) return system ? `Navegador en ${system}` : 'Navegador desconocido';
  return system ? `${browser} en ${system}` : browser;
}
