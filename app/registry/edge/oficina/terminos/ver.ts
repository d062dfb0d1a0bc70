import { stamp } from '~/base/clock.server';
import { cambiosEntre, renglonesDe } from '../../../domain/renglones';
import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import { findVigente } from '../../terminos/store';
import { llamadoDe } from '../contenidos/cual';
import { oficina } from '../implement';
import { HASTA, versionDTO } from './present';
import { countAceptaciones, findAnterior, findEnPreparacion, findVersion, listVersiones } from './store';

export const listar = oficina.terminos.listar.handler(async ({ context: { connection, now } }) => {
  const vigente = await findVigente(connection, stamp(now));
  const versiones = [];
  for (const row of await listVersiones(connection)) {
    const aceptaciones = await countAceptaciones(connection, row.id, HASTA + 1);
    versiones.push(versionDTO(row, aceptaciones, { vigenteId: vigente?.id, now }));
  }
  const hayEnPreparacion = (await findEnPreparacion(connection, stamp(now))) !== undefined;
  return { versiones, hayEnPreparacion };
});

export const ver = oficina.terminos.ver.handler(async ({ context: { connection, now }, input }) => {
  const row = await findVersion(connection, fila(input.id));
  if (!row) throw notFound();
  const vigente = await findVigente(connection, stamp(now));
  const aceptaciones = await countAceptaciones(connection, row.id, HASTA + 1);
  const dicho = versionDTO(row, aceptaciones, { vigenteId: vigente?.id, now });
  const yaRigio = dicho.estado === 'VIGENTE' || dicho.estado === 'ANTERIOR';
  const contra = yaRigio ? await findAnterior(connection, row) : vigente;
  return {
    terminos: {
      ...dicho,
      version: row.revision,
      contenido: row.contenido,
      contra: contra ? { numero: contra.version } : null,
      cambios: contra ? cambiosEntre(renglonesDe(contra.contenido), renglonesDe(row.contenido)) : [],
      aceptaciones,
      escribio: llamadoDe(row),
      cambiado: row.cambiado_en,
      motivo: row.motivo_retiro ?? '',
    },
  };
});
