import type { Page } from '@playwright/test';

/** What assistive technology is told of text that a style sheet makes, which the elements of a page do not have. */
export const generatedText = async (page: Page, words: RegExp): Promise<string> =>
  (await generated(page, words)).text;

/** The role of the element that has it: whether it is announced as it changes. */
export const roleOfGenerated = async (page: Page, words: RegExp): Promise<unknown> =>
  (await generated(page, words)).role;

async function generated(page: Page, words: RegExp) {
  const chromium = await page.context().newCDPSession(page);
  const { nodes } = await chromium.send('Accessibility.getFullAXTree');
  await chromium.detach();
  const texts = nodes.filter(({ role, ignored }) => !ignored && role?.value === 'StaticText');
  const begins = texts.find(({ name }) => words.test(String(name?.value)));
  const text = texts
    .filter(({ parentId }) => parentId === begins?.parentId)
    .map(({ name }) => String(name?.value))
    .join('')
    .replaceAll('\u00a0', ' '); // heard as any other space
  let at = nodes.find(({ nodeId }) => nodeId === begins?.parentId);
  while (at?.ignored || at?.role?.value === 'none' || at?.role?.value === 'generic')
    at = nodes.find(({ nodeId }) => nodeId === at?.parentId);
  return { text, role: at?.role?.value };
}
