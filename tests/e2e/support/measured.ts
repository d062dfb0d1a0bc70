import type { Locator, Page } from '@playwright/test';

/**
 * The sizes a person sees. The words of a page are there before its style sheet is, and a browser that is asked
 * for a size meanwhile answers without it: whoever measures waits for what the page loads.
 */
const dressed = (page: Page): Promise<void> => page.waitForLoadState('load');

/** Where the first of `what` stands, in CSS pixels; fails where nothing is shown. */
export async function boxOf(what: Locator) {
  await dressed(what.page());
  const box = await what.first().boundingBox();
  if (!box) throw new Error(`nothing is shown of ${what}`);
  return box;
}

/** The height of each of `what`, in their order. */
export async function heightsOf(what: Locator): Promise<number[]> {
  await dressed(what.page());
  return what.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
}

/** Whether some of `what` is in the window as it is scrolled now. */
export async function isInView(what: Locator): Promise<boolean> {
  await dressed(what.page());
  return what.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < globalThis.innerHeight;
  });
}

/** Whether it is shown at this width at this moment, where both are right. */
export async function isShown(what: Locator): Promise<boolean> {
  await dressed(what.page());
  return what.isVisible();
}

/** The whole of a page, and the width it has. */
export async function sizesOf(page: Page): Promise<{ height: number; width: number; room: number }> {
  await dressed(page);
  return page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
}

/** Whether what it holds is wider than it is, so that its end is cut. */
export async function isCut(what: Locator): Promise<boolean> {
  await dressed(what.page());
  return what.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
}

/** What stands before the first of `what` that only the style sheet says, quoted as there. */
export async function labelOf(what: Locator): Promise<string> {
  await dressed(what.page());
  return what.first().evaluate((element) => getComputedStyle(element, '::before').content);
}

/** The size of the letters of each of `what`. */
export async function lettersOf(what: Locator): Promise<string[]> {
  await dressed(what.page());
  return what.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
}

/** Of each cell of a row what it leaves free before the next, and the size of the letters of each name. */
export async function roomOf(rows: Locator): Promise<{ gaps: number[]; letters: number[] }> {
  await dressed(rows.page());
  return rows.evaluateAll((all) => {
    const styleOf = (each: Element) => getComputedStyle(each);
    const cells = all.flatMap((row) => [...row.querySelectorAll(':scope > :not(:last-child)')]);
    return {
      gaps: cells
        .filter((cell) => styleOf(cell).display !== 'none')
        .map(
          (cell) =>
            Number.parseFloat(styleOf(cell).paddingRight) - Math.max(0, cell.scrollWidth - cell.clientWidth),
        ),
      letters: all.flatMap((row) =>
        [...row.querySelectorAll('th .domain')].map((name) => Number.parseFloat(styleOf(name).fontSize)),
      ),
    };
  });
}

/** How many times Tab is pressed, from where the focus is, until it stands on `what`; more than a hundred is none. */
export async function tabsTo(what: Locator): Promise<number> {
  const page = what.page();
  await dressed(page);
  for (let presses = 1; presses <= 100; presses += 1) {
    await page.keyboard.press('Tab');
    if (await what.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error(`no Tab leads to ${what}`);
}
