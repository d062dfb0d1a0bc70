import { time } from '~/format';

/** Until when the sign-in lasts, told on every page: it ends without another word, with scripts or without. */
export function SessionEnd({ hasta }: { hasta: string | undefined }) {
  if (!hasta) return null;
  return (
    <aside aria-label="Su sesión">
      <div className="wrap">
        <p className="hint">
          Si no usa el portal, su sesión termina a las <time dateTime={hasta}>{time(hasta)}</time> (hora de
          Uruguay). Lo que envíe después se guarda hasta que ingrese.
        </p>
      </div>
    </aside>
  );
}
