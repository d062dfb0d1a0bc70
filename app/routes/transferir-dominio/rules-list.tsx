import { keyed } from '~/components/keyed';
import { Tag } from '~/components/tag';
import { date } from '~/format';
import type { ReglaTransferencia } from '~/registry/contract/transferencias-formas';

/** Why a rule is not met, instead of the rule: 'no cumple' and 'no lo tiene bloqueado' would say it twice over, and from when it is, where its reason does not say so: another edge's may not. */
function Unmet({ motivo, desde }: Pick<ReglaTransferencia, 'motivo' | 'desde'>) {
  const day = desde && date(desde);
  return (
    <>
      <strong>{motivo}</strong>
      {day && !motivo.includes(day) && <strong> Se cumple el {day}.</strong>}
    </>
  );
}

/** Every rule of a transfer with how the name stands with it, and the date on which it is met (decision q): those that it does not meet first. */
export function RulesList({ reglas }: { reglas: readonly ReglaTransferencia[] }) {
  const unmetFirst = [...reglas.filter(({ cumple }) => !cumple), ...reglas.filter(({ cumple }) => cumple)];
  return (
    <section aria-labelledby="reglas">
      <h2 id="reglas">Reglas de la transferencia</h2>
      <ul>
        {keyed(unmetFirst, ({ codigo }) => codigo).map(([key, { regla, cumple, motivo, desde }]) => (
          <li key={key}>
            {cumple ? <Tag tono="ok">Cumple</Tag> : <Tag tono="error">No cumple</Tag>}{' '}
            {cumple || !motivo ? `${regla}.` : <Unmet motivo={motivo} desde={desde} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
