import { count } from '~/format';

interface SplitProps {
  dominiosAplicaAccion: readonly string[];
  dominiosNoAplicaAccion: readonly { nombre: string; motivo: string }[];
  totalAplica: number;
  totalNoAplica: number;
}

/** As many names as are read before the button without being asked for. */
const SEEN = 5;

/** To which domains a change applies, and to which not and why (spec 7, acceder-operacion). */
export function Split(props: SplitProps) {
  const { dominiosAplicaAccion: yes, dominiosNoAplicaAccion: no, totalAplica, totalNoAplica } = props;
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
        <details open>
          <summary>No se aplica a {count(totalNoAplica, 'dominio', 'dominios')}: quedan sin cambios</summary>
          <ul>
            {no.map(({ nombre, motivo }) => (
              <li key={nombre}>
                <strong>{nombre}</strong>: {motivo}
              </li>
            ))}
            {totalNoAplica > no.length && <li>y {totalNoAplica - no.length} más</li>}
          </ul>
        </details>
      )}
    </>
  );
}
