import * as address from '~/addresses';
import { Card } from '~/components/layout';
import type { NombreVisto } from '~/registry/contract/oficina/titularidad';
import type { ActoSobreUnNombre } from '~/registry/domain/actos-del-registro';

const WAYS: Record<ActoSobreUnNombre, { words: string; to: (nombre: string) => string }> = {
  liberar: { words: 'Liberar el dominio', to: address.liberarEnOficina },
  devolver: { words: 'Devolverlo a su titular', to: address.devolverEnOficina },
  corregir: { words: 'Corregir el titular', to: address.corregirTitular },
};

/** Why what is not offered is not: of freeing and giving back one is for each state, so that of both only where neither is. */
function reasonsOf(actos: NombreVisto['actos']): string[] {
  const impideDe = (acto: ActoSobreUnNombre) => actos.find((each) => each.acto === acto)?.impide ?? null;
  const suelto = impideDe('devolver') === null ? null : impideDe('liberar');
  return [...new Set([suelto, impideDe('corregir')])].filter((each) => each !== null);
}

/** What the registry can do with a name by a document, or where that waits for a second person. */
export function Ownership({ nombre, dominio }: { nombre: string; dominio: NombreVisto }) {
  const { espera, actos } = dominio;
  return (
    <Card title="Con un documento">
      {espera === null ? (
        <>
          <ul>
            {actos
              .filter(({ impide }) => impide === null)
              .map(({ acto }) => (
                <li key={acto}>
                  <a href={WAYS[acto].to(nombre)}>{WAYS[acto].words}</a>
                </li>
              ))}
          </ul>
          {reasonsOf(actos).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </>
      ) : (
        <p>
          Se pidió hacer algo con este dominio:{' '}
          <a href={address.actoPorAprobar(espera)}>espera a una segunda persona</a>.
        </p>
      )}
    </Card>
  );
}
