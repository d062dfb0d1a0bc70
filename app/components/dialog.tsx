import { useNavigate } from '@remix-run/react';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { afterPress } from './after-press';
import { LongNames } from './long-names';

/** Layout effects warn on the server and are not needed there. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** One dialog is open at a time. */
const TITLE_ID = 'titulo-del-dialogo';

interface DialogControl {
  href: string;
  leave: (event: SyntheticEvent) => void;
}

/** Null outside of dialogs. */
export const DialogContext = createContext<DialogControl | null>(null);

interface DialogProps {
  title: string;
  /** The parent screen: where closing leads. */
  closeTo: string;
  children: ReactNode;
}

/**
 * A dialog with an address of its own (architecture.md, Dialogs): a block under the page's heading without scripts (decision 132), a modal
 * with them. Put `<CancelLink>` beside the form's button.
 */
export function Dialog({ title, closeTo, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  useModal(dialog, heading);
  useWayBack(closeTo);
  const control = useMemo(
    () => ({
      href: closeTo,
      /** Closes first, so that the focus returns to the opener, and navigates after, in place of the dialog's own entry. */
      leave: (event: SyntheticEvent) => {
        event.preventDefault();
        dialog.current?.close();
        navigate(closeTo, { preventScrollReset: true, replace: true });
      },
    }),
    [closeTo, navigate],
  );
  return (
    <DialogContext.Provider value={control}>
      <dialog ref={dialog} open aria-labelledby={TITLE_ID} onCancel={control.leave}>
        <div className="head">
          <h2 ref={heading} id={TITLE_ID} tabIndex={-1}>
            <LongNames>{title}</LongNames>
          </h2>
          <LeaveLink className="cross">
            <span className="sr">Cerrar este recuadro</span> <span aria-hidden="true">×</span>
          </LeaveLink>
        </div>
        {children}
      </dialog>
    </DialogContext.Provider>
  );
}

/**
 * Opens over the page, heading focused; gives the focus back when the dialog goes away by itself. How far its list was read is not
 * remembered where the page was opened anew: the last row that was ticked is brought in sight behind it, and is there once it is closed.
 */
function useModal(
  dialog: { current: HTMLDialogElement | null },
  heading: { current: HTMLHeadingElement | null },
) {
  useBrowserEffect(() => {
    const [element, title] = [dialog.current, heading.current];
    if (!element || !title || typeof element.showModal !== 'function') return;
    const open = () => {
      const focused = document.activeElement;
      element.removeAttribute('open');
      element.showModal();
      // What is scrolled to begins right under the head, whose title is of one line or of three.
      element.style.scrollPaddingTop = `${title.offsetHeight + 32}px`;
      [...document.querySelectorAll('.pick > :checked')].at(-1)?.scrollIntoView({ block: 'nearest' });
      // Who typed into it before the scripts ran types on.
      (focused instanceof HTMLElement && element.contains(focused) ? focused : title).focus();
    };
    const forget = afterPress(element, open);
    return () => {
      forget();
      if (element.open) element.close();
    };
  }, [dialog, heading]);
}

/** Where a page was opened anew no opener is remembered: the focus goes to the place that `closeTo` names. */
function useWayBack(closeTo: string) {
  useEffect(
    () => () => {
      const [, place] = closeTo.split('#');
      if (place && document.activeElement === document.body) document.getElementById(place)?.focus();
    },
    [closeTo],
  );
}

/** The safe way out of a dialog, beside the form's button. */
export const CancelLink = ({ children = 'Cancelar' }: { children?: ReactNode }) => (
  <LeaveLink className="button second">{children}</LeaveLink>
);

/** A link to the parent screen. */
function LeaveLink({ className, children }: { className: string; children: ReactNode }) {
  const control = useContext(DialogContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!control || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    control.leave(event);
  };
  return (
    <a className={className} href={control?.href} onClick={follow}>
      {children}
    </a>
  );
}
