import { count } from '~/format';
import { inWords } from '~/registry/domain/roles';

interface SplitProps {
  dominiosAplicaAccion: readonly string[];
  dominiosNoAplicaAccion: readonly { nombre: string; motivo: string }[];
  totalAplica: number;
  totalNoAplica: number;
}

/** As many names, and as many reasons, as are read before the button without being asked for. */
const SEEN = 5;

/** Reasons, each once with the names that it is of: after it where they are several, for it speaks of one domain; one that says its name stands alone. */
function reasonsOf(no: SplitProps['dominiosNoAplicaAccion']): { motivo: string; nombres: string[] }[] {
  const byReason = new Map<string, string[]>();
  for (const { nombre, motivo } of no) {
    const nombres = byReason.get(motivo) ?? [];
    byReason.set(motivo, motivo.includes(nombre) ? nombres : [...nombres, nombre]);
  }
  return [...byReason].map(([motivo, nombres]) => ({ motivo, nombres }));
}

/** To which domains a change applies, and to which not and why (spec 7, acceder-operacion). */
export function Split(props: SplitProps) {
  const { dominiosAplicaAccion: yes, dominiosNoAplicaAccion: no, totalAplica, totalNoAplica } = props;
  const reasons = reasonsOf(no);
  return (
    <>
      {totalAplica > 0 && (
        <details open={yes.length <= SEEN}>
          <summary>Se aplica a {count(totalAplica, 'dominio', 'dominios')}</summary>
          <p>
            {yes.join(', ')}
            {totalAplica > yes.length && ` y ${totalAplica - yes.length} más`}
          </p>
        </details>
      )}
      {totalNoAplica > 0 && (
        <details open={totalAplica === 0 || reasons.length <= SEEN}>
          <summary>No se aplica a {count(totalNoAplica, 'dominio', 'dominios')}: quedan sin cambios</summary>
          <ul>
            {reasons.map(({ motivo, nombres }) => (
              <li key={motivo}>
                {nombres.length === 1 && (
                  <>
                    <strong>{nombres[0]}</strong>:{' '}
                  </>
                )}
                {motivo}
                {nombres.length > 1 && (
                  <>
                    {' '}
                    Es el caso de <strong>{inWords(nombres, 'y')}</strong>.
                  </>
                )}
              </li>
            ))}
            {totalNoAplica > no.length && <li>y {totalNoAplica - no.length} más</li>}
          </ul>
        </details>
      )}
    </>
  );
}
