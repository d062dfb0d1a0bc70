import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { RetencionDeOficina } from '../../../contract/oficina/retenciones';
import { toULabels } from '../../../domain/labels';
import { readNombre } from '../../../domain/name';
import { leerEfectos, rige } from '../../../domain/retenciones';
import { findTitularDe } from '../../administracion/store';
import { notFound } from '../../context';
import { miradaDe } from '../dominios/mirada';
import { oficina } from '../implement';
import { llamado } from '../llamado';
import { listAbiertas, listDeDominio, type RetencionConQuien } from './store';

const POR_PARTE = 25;

function retencionDTO(row: RetencionConQuien, hoy: Temporal.PlainDate): RetencionDeOficina {
  const { id, nombre, clase, documento, motivo, desde, hasta, levantada_en } = row;
  return {
    id,
    nombre: toULabels(nombre),
    clase,
    documento,
    motivo,
    desde,
    hasta,
    efectos: leerEfectos(row.efectos),
    revisarEl: row.revisar_el,
    puso: llamado({ nombre: row.puso_nombre, login: row.puso_login }),
    rige: levantada_en === null && rige(row, hoy),
    fin:
      levantada_en === null
        ? null
        : {
            en: levantada_en,
            quien:
              row.levanto_id === null
                ? null
                : llamado({ nombre: row.levanto_nombre, login: row.levanto_login }),
            motivo: row.motivo_levantar ?? '',
          },
  };
}

export const listar = oficina.retenciones.listar.handler(async ({ context, input: { desde } }) => {
  const hoy = dayOf(context.now);
  // one more than is shown says whether there are more
  const found = await listAbiertas(context.connection, desde, POR_PARTE + 1);
  const shown = found.slice(0, POR_PARTE);
  const last = found.length > POR_PARTE ? shown.at(-1) : undefined;
  return {
    retenciones: shown.map((each) => retencionDTO(each, hoy)),
    sigue: last ? { revisar: last.revisar_el, id: last.id } : null,
  };
});

export const deDominio = oficina.retenciones.deDominio.handler(async ({ context, input }) => {
  const ascii = readNombre(input.nombreDominio);
  const dominio = ascii ? await findTitularDe(context.connection, ascii) : undefined;
  if (!ascii || !dominio) throw notFound();
  const nombre = toULabels(ascii);
  if (!(await miradaDe(context, ascii, dominio))) return { nombre, retenciones: null };
  const rows = await listDeDominio(context.connection, dominio.id);
  return { nombre, retenciones: rows.map((each) => retencionDTO(each, dayOf(context.now))) };
});
