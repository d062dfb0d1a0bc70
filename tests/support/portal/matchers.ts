import type { Page } from './page';

const answer = (pass: boolean, page: Page, wanted: string) => ({
  pass,
  message: () =>
    `${page.path} (${page.status}) ${pass ? 'should not' : 'should'} ${wanted}. It is headed '${page.heading}', ` +
    `its errors are [${page.errors.join(' | ')}], its notice '${page.notice}', and it says:\n${page.text.slice(0, 1500)}`,
});

const refused = (page: Page, message: string): boolean =>
  page.status === 422 && page.errors.some((line) => line.includes(message));

/** What a page can be expected to do, in the product's words; vitest's `expect` and Playwright's take them. */
export const pageMatchers = {
  toHaveHeading: (page: Page, heading: string) =>
    answer(page.heading === heading, page, `be headed '${heading}'`),
  toSay: (page: Page, words: string) => answer(page.text.includes(words), page, `say '${words}'`),
  toShowError(page: Page, label: string, message: string) {
    const field = page.field(label);
    const beside = field.invalid && field.description.includes(message);
    return answer(
      beside && refused(page, message),
      page,
      `show '${message}' at '${label}' and in the summary`,
    );
  },
  toRefuse: (page: Page, message: string) =>
    answer(refused(page, message), page, `refuse with 422 and '${message}'`),
  toLeaveNotice: (page: Page, words: string) =>
    answer(
      page.redirects.length > 0 && page.notice.includes(words),
      page,
      `come after a redirect and say '${words}'`,
    ),
  toRedirectTo: (page: Page, path: string) =>
    answer(
      page.redirects.includes(path),
      page,
      `have redirected to '${path}' (it went ${page.redirects.join(' → ')})`,
    ),
};
