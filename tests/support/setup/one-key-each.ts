import { createRequire } from 'node:module';

interface Runtime {
  jsxDEV: (type: unknown, props: Props, ...rest: unknown[]) => unknown;
}
interface Props {
  children?: unknown;
}

const named = (child: unknown): string[] =>
  typeof child === 'object' && child !== null && 'key' in child && typeof child.key === 'string'
    ? [child.key]
    : [];

/** The keys that two children of one list have, in this list and in those inside of it. */
function twice(children: unknown): string[] {
  if (!Array.isArray(children)) return [];
  const keys = children.flatMap(named);
  return [...keys.filter((key, at) => keys.indexOf(key) !== at), ...children.flatMap(twice)];
}

/**
 * React says of two children with one key only where it updates a page, in a browser, and then shows one of them twice or
 * not at all. Here each list is looked at where it is made, so whatever page a test asks for is.
 */
const runtime: Runtime = createRequire(import.meta.url)('react/jsx-dev-runtime');
const made = runtime.jsxDEV;
runtime.jsxDEV = (type, props, ...rest) => {
  const keys = twice(props.children);
  if (keys.length > 0) console.error('Two children have the same key: %s', keys.join(', '));
  return made(type, props, ...rest);
};
