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
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const form = box.current?.closest('form');
    const read = () => form && setTyped(Object.fromEntries(new FormData(form)));
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, []);
  const isRefused = !typed && estructura.estructuraCampos.some(({ nombre }) => fields[nombre]?.errors);
  const said = isRefused ? '' : enPalabras(estructura, typed ?? sent, dominio);
  return (
    <p>
      {said && <strong>Cómo queda: </strong>}
      <output ref={box}>{said}</output>
    </p>
  );
}
