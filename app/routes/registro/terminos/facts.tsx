import { Fragment } from 'react';
import { DateText } from '~/components/date-text';
import { Summary } from '~/components/summary';
import { Tag } from '~/components/tag';
import type { Oficina } from '~/registry/contract/oficina';
import { savedRow } from '../saved-row';
import { accepted, ESTADO_EN_PALABRAS, rigio } from './version-words';

type Version = Omit<Awaited<ReturnType<Oficina['terminos']['ver']>>['terminos'], 'cambios'>;

/** What is known of a version. */
export function Facts({ version }: { version: Version }) {
  const { estado, vigenteDesde, aceptaron, huella, motivo } = version;
  const { words, tone, means } = ESTADO_EN_PALABRAS[estado];
  return (
    <Summary
      kind="beside"
      rows={[
        {
          label: 'Estado',
          value: (
            <>
              <Tag tono={tone}>{words}</Tag> {means}
            </>
          ),
        },
        ...(motivo ? [{ label: 'Motivo', value: motivo }] : []),
        ...(vigenteDesde ? [{ label: 'Rige desde', value: <DateText value={vigenteDesde} withTime /> }] : []),
        savedRow(version),
        ...(rigio(estado) ? [{ label: 'La aceptaron', value: accepted(aceptaron) }] : []),
        { label: 'Huella de su texto (SHA-256)', value: <Digest huella={huella} /> },
      ]}
    />
  );
}

/** Broken only between its quarters: no line is left with two letters. */
const Digest = ({ huella }: { huella: string }) => (
  <code>
    {[0, 16, 32, 48].map((from) => (
      <Fragment key={from}>
        {huella.slice(from, from + 16)}
        <wbr />
      </Fragment>
    ))}
  </code>
);
