import { useActionData } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { ScreenField } from '~/components/form/screen-field';
import { enPalabras, type SaidRecord } from './in-words';

interface RecordPreviewProps {
  estructura: SaidRecord;
  dominio: string;
  fields: Record<string, ScreenField | undefined>;
}

/** What the record will say: as typed with scripts, as last sent without them. What was refused will say nothing. */
export function RecordPreview({ estructura, dominio, fields }: RecordPreviewProps) {
  const sent = Object.fromEntries(
    estructura.estructuraCampos.map(({ nombre }) => [nombre, fields[nombre]?.initialValue]),
  );
  const [typed, setTyped] = useState<Record<string, unknown> | null>(null);
  const answer = useActionData();
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const form = box.current?.closest('form');
    const read = ({ target }: Event) => {
      if (!form) return;
      // What is said of it comes in sight with it, once it is there.
      if (target instanceof HTMLInputElement && target.name === estructura.leido)
        requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'nearest' }));
      setTyped(Object.fromEntries(new FormData(form)));
    };
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, [estructura]);
  // What was refused is as it was sent, until something else is typed.
  useEffect(() => {
    if (answer) setTyped(null);
  }, [answer]);
  const isRefused = !typed && estructura.estructuraCampos.some(({ nombre }) => fields[nombre]?.errors);
  const said = isRefused ? [] : enPalabras(estructura, typed ?? sent, dominio);
  // It was asked for, in a long form: without scripts the browser itself brings it into view.
  const shown = answer && said[0] ? { tabIndex: -1, autoFocus: true } : {};
  return (
    <p className={said[1] && 'notice aviso'}>
      {said[0] && <strong>{said[1] ? 'Revise cómo queda: ' : 'Cómo queda: '}</strong>}
      <output ref={box} {...shown}>
        {said.join(' ')}
      </output>
    </p>
  );
}
