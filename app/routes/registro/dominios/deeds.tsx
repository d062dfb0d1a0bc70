import * as address from '~/addresses';
import { Card, RowActions } from '~/components/layout';
import type { NombreVisto } from '~/registry/contract/oficina/titularidad';
import type { ActoSobreUnNombre } from '~/registry/domain/actos-del-registro';

/** None of them is done by one person: what is offered is to ask for it. */
const WAYS: Record<ActoSobreUnNombre, { words: string; to: (nombre: string) => string }> = {
  liberar: { words: 'Pedir que se libere', to: address.liberarEnOficina },
  devolver: { words: 'Pedir que se devuelva a su titular', to: address.devolverEnOficina },
  corregir: { words: 'Pedir que se corrija el titular', to: address.corregirTitular },
};

/** Why what is not offered is not: of freeing and giving back one is for each state, so that of both only where neither is. */
function reasonsOf(actos: NombreVisto['actos']): string[] {
  const impideDe = (acto: ActoSobreUnNombre) => actos.find((each) => each.acto === acto)?.impide ?? null;
  const suelto = impideDe('devolver') === null ? null : impideDe('liberar');
  return [...new Set([suelto, impideDe('corregir')])].filter((each) => each !== null);
}

interface DeedsProps {
  nombre: string;
  /** Whether the reader may hold it by legal cause. */
  holds: boolean;
  /** What may be done with whose it is, for who may. */
  dominio: NombreVisto | null;
}

/** What the registry can do with a name, each by a document, or where that waits for a second person. */
export function Deeds({ nombre, holds, dominio }: DeedsProps) {
  const espera = dominio?.espera ?? null;
  const actos = espera === null ? (dominio?.actos ?? []) : [];
  const ways = [
    ...(holds ? [{ words: 'Retener', href: address.retenerDominio(nombre) }] : []),
    ...actos
      .filter(({ impide }) => impide === null)
      .map(({ acto }) => ({ words: WAYS[acto].words, href: WAYS[acto].to(nombre) })),
  ];
  const reasons = reasonsOf(actos);
  if (ways.length + reasons.length === 0 && espera === null) return null;
  return (
    <Card title="Qué puede hacer el registro, con un documento">
      <RowActions>
        {ways.map(({ words, href }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </RowActions>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {espera !== null && (
        <p>
          Se pidió {espera.que}: <a href={address.actoPorAprobar(espera.id)}>espera a una segunda persona</a>.
        </p>
      )}
    </Card>
  );
}
