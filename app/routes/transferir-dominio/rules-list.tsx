import { DateText } from '~/components/date-text';
import { Tag } from '~/components/tag';
import type { ReglaTransferencia } from '~/registry/contract/transferencias-formas';

/** Every rule of a transfer with how the name stands with it, and the date on which it is met (decision q). */
export function RulesList({ reglas }: { reglas: readonly ReglaTransferencia[] }) {
  return (
    <section aria-labelledby="reglas">
      <h2 id="reglas">Reglas de la transferencia</h2>
      <ul>
        {reglas.map(({ codigo, regla, cumple, motivo, desde }) => (
          <li key={codigo}>
            {cumple ? <Tag tono="ok">Cumple</Tag> : <Tag tono="error">No cumple</Tag>} {regla}.
            {!cumple && (
              <>
                {' '}
                {motivo}
                {desde && (
                  <>
                    {' '}
                    <strong>
                      Se cumple el <DateText value={desde} />.
                    </strong>
                  </>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
