import type { CandadoVisto } from '../../../contract/oficina/candados';
import { type Grado, sinCustodio } from '../../../domain/candado';
import { toULabels } from '../../../domain/labels';
import { readNombre } from '../../../domain/name';
import { findTitularDe } from '../../administracion/store';
import { findEsperando, listNombres } from '../../candado/store';
import { type ContextoPersona, notFound } from '../../context';
import { findCandado } from '../../dominios/por-aprobar-store';
import { miradaDe } from '../dominios/mirada';
import { oficina } from '../implement';

async function candadoVisto(
  { connection }: ContextoPersona,
  {
    id,
    candado: grado,
    usuario_id: titular,
  }: { id: number; candado: Grado | null; usuario_id: number | null },
): Promise<CandadoVisto | null> {
  const found = grado === null ? undefined : await findCandado(connection, id);
  if (!found || grado === null) return null;
  const nombres = (await listNombres(connection, [found.id])).get(found.id) ?? [];
  const espera = await findEsperando(connection, id);
  return {
    grado,
    quorum: found.quorum,
    custodios: nombres.map((each) => ({
      ...each,
      quorumSinEl: sinCustodio(found, { fuera: each.id, titular })?.quorum ?? null,
    })),
    abreEn: found.abre_en,
    espera: espera?.que ?? null,
  };
}

export const deDominio = oficina.candados.deDominio.handler(async ({ context, input }) => {
  const ascii = readNombre(input.nombreDominio);
  const dominio = ascii ? await findTitularDe(context.connection, ascii) : undefined;
  if (!ascii || !dominio) throw notFound();
  const looks = await miradaDe(context, ascii, dominio);
  return { nombre: toULabels(ascii), candado: looks ? await candadoVisto(context, dominio) : null };
});
