import type { CandadoVisto } from '../../../contract/oficina/candados';
import { sinCustodio } from '../../../domain/candado';
import { toULabels } from '../../../domain/labels';
import { readNombre } from '../../../domain/name';
import { findTitularDe } from '../../administracion/store';
import { findEsperando } from '../../candado/store';
import { type EdgeContext, notFound } from '../../context';
import { findCandado } from '../../dominios/por-aprobar-store';
import { miradaDe } from '../dominios/mirada';
import { oficina } from '../implement';
import { esperanDe } from '../por-aprobar/store';
import { claveDeSalida, custodiosDe, quienPide } from './salida';

type Visto = NonNullable<Awaited<ReturnType<typeof findTitularDe>>>;

async function candadoVisto({ connection, now }: EdgeContext, dominio: Visto): Promise<CandadoVisto | null> {
  const { id, candado: grado } = dominio;
  const found = grado === null ? undefined : await findCandado(connection, id);
  if (!found || grado === null) return null;
  const custodios = await custodiosDe(connection, found.id);
  const espera = await findEsperando(connection, id);
  const pide = await quienPide(connection, dominio);
  const claves = custodios.map(({ id: custodio }) => claveDeSalida(found.id, custodio));
  const salen = await esperanDe(connection, claves, now);
  return {
    grado,
    quorum: found.quorum,
    cerradoEn: found.cerrado_en,
    custodios: custodios.map(({ id: custodio, enOficina }) => ({
      id: custodio,
      nombre: enOficina,
      quorumSinEl: sinCustodio(found, { fuera: custodio, pide })?.quorum ?? null,
      esperaSalir: salen.get(claveDeSalida(found.id, custodio))?.id ?? null,
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
  return {
    nombre: toULabels(ascii),
    candado: looks ? await candadoVisto(context, dominio) : null,
  };
});
