/*
 * Browsers give back what was typed in a page that somebody left and comes back to, but not in one that they may not keep
 * (`no-store`): Firefox and Safari never, Chromium not what is asked for anew after the page cache. Where scripts run it is kept for the tab.
 */

const KEY = 'escrito ';
/** Neither secrets nor what the page itself put there; a file cannot be given back. */
const TYPED =
  'textarea[name], select[name], input[name]:not([type=hidden], [type=password], [type=file], [type=submit])';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Of a page: whose it is, and the value or the tick of each control by its place, as they were left. */
interface Left {
  owner: string;
  values: Record<string, string | boolean>;
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const stateOf = (control: Control): string | boolean => (isTicked(control) ? control.checked : control.value);

function firstStateOf(control: Control): string | boolean {
  if (isTicked(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return (
    [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ??
    control.options[0]?.value ??
    ''
  );
}

/** The controls of the forms that change something, each under a name that holds while the page is the same. */
function controls(): [place: string, control: Control][] {
  const found = [...document.querySelectorAll<HTMLFormElement>('main form[method=post][id]')];
  return found.flatMap((form) =>
    [...form.querySelectorAll<Control>(TYPED)].map((control, at): [string, Control] => [
      `${form.id} ${at} ${control.name}`,
      control,
    ]),
  );
}

/** The token of a session's forms: what one person left is never given to another. */
const owner = (): string => document.querySelector<HTMLInputElement>('input[name=csrf]')?.value ?? '';

const keyOfPage = (): string => KEY + location.pathname + location.search;

function keep(): void {
  const changed = controls().filter(([, control]) => stateOf(control) !== firstStateOf(control));
  if (changed.length === 0) return;
  const values = Object.fromEntries(changed.map(([place, control]) => [place, stateOf(control)]));
  sessionStorage.setItem(keyOfPage(), JSON.stringify({ owner: owner(), values } satisfies Left));
}

const isLeft = (value: unknown): value is Left =>
  typeof value === 'object' && value !== null && 'owner' in value && 'values' in value;

/** What was left of this page, once; what somebody else left in this tab goes with it. */
function takeLeft(): Left['values'] {
  const mine = owner();
  let values: Left['values'] = {};
  for (const key of Object.keys(sessionStorage).filter((each) => each.startsWith(KEY))) {
    const left: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const isMine = isLeft(left) && left.owner === mine;
    if (isMine && key === keyOfPage()) values = left.values;
    if (!isMine || key === keyOfPage()) sessionStorage.removeItem(key);
  }
  return values;
}

/** Whether the page is one that somebody came back to: one that is opened anew begins as it is. */
const isReturn = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming && ['back_forward', 'reload'].includes(navigation.type)
  );
};

function giveBack(): void {
  const values = takeLeft();
  if (!isReturn()) return;
  for (const [place, control] of controls()) {
    const value = values[place];
    if (typeof value === 'boolean' && isTicked(control)) control.checked = value;
    else if (typeof value === 'string') control.value = value;
  }
}

/** A browser that is told to keep nothing of sites refuses the storage itself; a full one refuses what is new. */
const whereThereIsRoom = (act: () => void): void => {
  try {
    act();
  } catch {
    // What was typed is lost then, as it is without scripts.
  }
};

/** Before React takes the page over: it leaves what stands in the controls. */
export function keepWhatIsTyped(): void {
  whereThereIsRoom(giveBack);
  addEventListener('pagehide', () => whereThereIsRoom(keep));
}
