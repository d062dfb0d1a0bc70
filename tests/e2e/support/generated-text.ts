import type { Page } from '@playwright/test';

/** What assistive technology is told of text that a style sheet makes, which the elements of a page do not have. */
export async function generatedText(page: Page, words: RegExp): Promise<string> {
  const chromium = await page.context().newCDPSession(page);
  const { nodes } = await chromium.send('Accessibility.getFullAXTree');
  await chromium.detach();
  const texts = nodes.filter(({ role, ignored }) => !ignored && role?.value === 'StaticText');
  const begins = texts.find(({ name }) => words.test(String(name?.value)));
  return texts
    .filter(({ parentId }) => parentId === begins?.parentId)
    .map(({ name }) => String(name?.value))
    .join('');
}
