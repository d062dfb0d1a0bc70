/*
 * What is asked of the document inside the browser. Each function travels there by its text, so none uses another.
 */

/** The link in sight that leads to an address. */
export function linkTo(target: string): HTMLAnchorElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const dialog = document.querySelector('dialog:modal');
  return (
    links.find(
      (link) => link.href === target && link.checkVisibility() && (!dialog || dialog.contains(link)),
    ) ?? null
  );
}

/** The button that says some words, of the form that is sent to an address: one in sight, where some wait for a tick. */
export function submitCalled(words: string, target: string): HTMLButtonElement | null {
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (button: Element): string => {
    const ids = button.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    if (ids.length > 0)
      return plain(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    return plain(button.getAttribute('aria-label') ?? button.textContent);
  };
  const called = [...document.querySelectorAll('button')].filter((one) => nameOf(one) === words);
  const inSight = called.filter((one) => one.checkVisibility());
  const [first = null] = inSight.length > 0 ? inSight : called;
  return inSight.find((one) => one.formAction === target || one.form?.action === target) ?? first;
}

/** One control of a button's form that somebody can fill. */
export function controlsOf(button: HTMLButtonElement, at: number): HTMLInputElement | null {
  const control = button.form?.elements[at];
  if (!(control instanceof HTMLElement) || !control.checkVisibility()) return null;
  const fills = control.matches('input:not([type=hidden], [type=submit]), select, textarea');
  // All three have the properties that are asked of it.
  return fills && !control.matches(':disabled') ? (control as HTMLInputElement) : null;
}

/** The document as HTML, with what is typed, ticked and chosen in it as attributes: those are what a reader of HTML sees. */
export function documentAsItStands(): string {
  const live = [...document.querySelectorAll<HTMLInputElement>('input')];
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('input').forEach((input, at) => {
    const { type, value, checked } = live[at] ?? input;
    if (type === 'checkbox' || type === 'radio') input.toggleAttribute('checked', checked);
    else if (type !== 'file') input.setAttribute('value', value);
  });
  const chosen = [...document.querySelectorAll('select')].map((select) => select.selectedIndex);
  copy.querySelectorAll('select').forEach((select, at) => {
    for (const [index, option] of [...select.options].entries())
      option.toggleAttribute('selected', index === chosen[at]);
  });
  const typed = [...document.querySelectorAll('textarea')].map((area) => area.value);
  copy.querySelectorAll('textarea').forEach((area, at) => {
    area.textContent = typed[at] ?? '';
  });
  return `<!doctype html>${copy.outerHTML}`;
}
