import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { date } from '~/format';
import { mapErroresDe } from '../../../contract/formularios';
import {
  CLASES_DE_ENCONTRADO,
  type ClaseDeEncontrado,
  type Encontrado,
} from '../../../contract/oficina/dominios';
import { formularioBusqueda } from '../../../contract/oficina/formularios';
import { leerNumeroDeCobro, numeroDeCobro } from '../../../domain/cobros';
import { readTicketNumber, ticketNumber } from '../../../domain/consultas';
import { toULabels } from '../../../domain/labels';
import { readNombre } from '../../../domain/name';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { findCobro } from '../cobros/store';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { MAXIMO } from './comienzo-store';
import { comoEsta } from './como-esta';
import { nombresPor } from './nombres';
import { personasPor } from './personas';
import { findConsulta, listDeVenta, listTransferencias, listVentas } from './referencias-store';

interface Parte {
  encontrados: Encontrado[];
  hayMas: boolean;
}

async function dominios(connection: Connection, buscado: string, now: Temporal.Instant): Promise<Parte> {
  const { exactos, otros, hayMas } = await nombresPor(connection, buscado);
  const encontrados: Encontrado[] = [];
  for (const ascii of [...exactos, ...otros]) {
    const titulo = toULabels(ascii);
    encontrados.push({
      clase: 'DOMINIO',
      exacto: exactos.includes(ascii),
      titulo,
      detalle: '',
      nombres: [titulo],
      masNombres: false,
      dominio: await comoEsta({ connection, now }, ascii),
    });
  }
  return { encontrados, hayMas };
}

async function personas(connection: Connection, buscado: string): Promise<Parte> {
  const found = await personasPor(connection, buscado);
  const encontrados = found.personas.map(
    ({
      usuarioId,
      nombre,
      como,
      exacto,
      contactos: _,
      clave: __,
      noRegistrados,
      ...nombres
    }): Encontrado => ({
      clase: 'PERSONA',
      exacto,
      titulo: nombre,
      detalle: como,
      ...nombres,
      nombres: nombres.nombres.map(toULabels),
      ...(noRegistrados && { noRegistrados: noRegistrados.map(toULabels) }),
      ...(usuarioId !== null && { persona: usuarioId }),
    }),
  );
  return { encontrados, hayMas: found.hayMas };
}

/** As many names of a sale are told. */
const NOMBRES_DE_VENTA = 5;

/** References are read over the telephone: in whatever capitals they come. */
async function ventas(connection: Connection, buscado: string): Promise<Parte> {
  const rows = await listVentas(connection, buscado.toUpperCase());
  const encontrados: Encontrado[] = [];
  for (const { id, referencia, finalizada_en } of rows.slice(0, MAXIMO)) {
    const nombres = await listDeVenta(connection, id, NOMBRES_DE_VENTA + 1);
    encontrados.push({
      clase: 'VENTA',
      exacto: referencia === buscado.toUpperCase(),
      titulo: referencia ?? '',
      detalle: finalizada_en ? date(finalizada_en) : '',
      nombres: nombres.slice(0, NOMBRES_DE_VENTA).map(toULabels),
      masNombres: nombres.length > NOMBRES_DE_VENTA,
    });
  }
  return { encontrados, hayMas: rows.length > MAXIMO };
}

async function transferencias(connection: Connection, buscado: string): Promise<Parte> {
  const rows = await listTransferencias(connection, buscado.toUpperCase());
  const encontrados = rows.slice(0, MAXIMO).map(
    ({ referencia, nombre, solicitada_en }): Encontrado => ({
      clase: 'TRANSFERENCIA',
      exacto: referencia === buscado.toUpperCase(),
      titulo: referencia,
      detalle: date(solicitada_en),
      nombres: [toULabels(nombre)],
      masNombres: false,
    }),
  );
  return { encontrados, hayMas: rows.length > MAXIMO };
}

const ESTADOS = { ABIERTO: 'Abierta', RESPONDIDO: 'Respondida', CERRADO: 'Cerrada' } as const;

async function consultas(connection: Connection, buscado: string): Promise<Parte> {
  const numero = readTicketNumber(buscado);
  const row = numero === undefined ? undefined : await findConsulta(connection, numero);
  if (!row) return { encontrados: [], hayMas: false };
  const nombre = readNombre(row.dominio ?? '');
  const detalle = `${ESTADOS[row.estado]}, del ${date(row.creado_en)}`;
  const nombres = nombre ? [toULabels(nombre)] : [];
  const titulo = `Consulta ${ticketNumber(row.id, row.creado_en)}`;
  const encontrado = {
    clase: 'CONSULTA',
    exacto: true,
    titulo,
    detalle,
    nombres,
    masNombres: false,
    consulta: row.id,
  } as const;
  return { encontrados: [encontrado], hayMas: false };
}

/** What was charged outside of a purchase too, by the number that who paid reads: nothing of it is told before somebody says why. */
async function cobros(connection: Connection, buscado: string): Promise<Parte> {
  const id = leerNumeroDeCobro(buscado);
  const row = id === undefined ? undefined : await findCobro(connection, id);
  if (!row) return { encontrados: [], hayMas: false };
  const titulo = `Cobro ${numeroDeCobro(row.id)}`;
  const hallado = { clase: 'COBRO', exacto: true, titulo, detalle: '', cobro: row.id } as const;
  return { encontrados: [{ ...hallado, nombres: [], masNombres: false }], hayMas: false };
}

const PARTES: Record<
  ClaseDeEncontrado,
  (connection: Connection, buscado: string, now: Temporal.Instant) => Promise<Parte>
> = {
  DOMINIO: dominios,
  PERSONA: personas,
  VENTA: ventas,
  COBRO: cobros,
  TRANSFERENCIA: transferencias,
  CONSULTA: consultas,
};

export const buscar = cambio(oficina.dominios.buscar, async (op, input) => {
  const read = formularioBusqueda.safeParse(input);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const { buscado } = read.data;
  const todos: Encontrado[] = [];
  const hayMas: ClaseDeEncontrado[] = [];
  for (const clase of CLASES_DE_ENCONTRADO) {
    const parte = await PARTES[clase](op.trx, buscado, op.now);
    todos.push(...parte.encontrados);
    if (parte.hayMas) hayMas.push(clase);
  }
  const exactos = todos.filter(({ exacto }) => exacto);
  const otros = todos.filter(({ exacto }) => !exacto);
  await anotarActo(op, {
    acto: 'Buscó',
    clase: 'busqueda',
    sobre: buscado,
    motivo: '',
    despues: { encontró: todos.length },
  });
  return {
    mensaje: '',
    encontrados: [...exactos, ...otros],
    hayMas,
  };
});
