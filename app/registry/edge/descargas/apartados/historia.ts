import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { GRADOS } from '../../../domain/candado';
import type { Foto } from '../../../domain/history';
import { ESTADOS_ESCRITOS } from '../../../domain/lifecycle';
import { ROLES } from '../../../domain/roles';
import { entradaDTO, loVisible } from '../../historia/entrada';
import type { Columna, Ficha, Fila, Persona } from '../apartado';

/** What decides how much of a history somebody sees, and what its author is called, beside the entry itself. */
export const COLUMNAS_DE_HISTORIA = [
  'dominio_usuarios.titular',
  'dominio_usuarios.administrador',
  'dominio_usuarios.tecnico',
  'dominio_usuarios.financiero',
  'dominios.estado',
  'dominios.fecha_vencimiento',
  'dominios.fecha_eliminacion',
  'dominios.renovacion_automatica',
  'dominios.cuenta_pago_id',
  'dominios.congelado_hasta',
  'dominios.candado',
  'usuarios.login',
  'usuarios.nombre',
] as const satisfies readonly Columna[];

const flag = z.literal([0, 1]);
const escrito = z.string().nullable();

const leida = z.object({
  dominio: z.string(),
  version: z.number(),
  momento: z.string(),
  suceso: z.string(),
  como: z.string(),
  desde: z.enum(['WEB', 'API', 'TAREA']),
  antes: escrito,
  despues: escrito,
  'dominio_usuarios.titular': flag,
  'dominio_usuarios.administrador': flag,
  'dominio_usuarios.tecnico': flag,
  'dominio_usuarios.financiero': flag,
  'dominios.estado': z.enum(ESTADOS_ESCRITOS),
  'dominios.fecha_vencimiento': z.string(),
  'dominios.fecha_eliminacion': escrito,
  'dominios.renovacion_automatica': flag,
  'dominios.cuenta_pago_id': z.number().nullable(),
  'dominios.congelado_hasta': escrito,
  'dominios.candado': z.enum(GRADOS).nullable(),
  'usuarios.login': escrito,
  'usuarios.nombre': escrito,
});

const conRoles = (row: z.output<typeof leida>) => ({
  titular: row['dominio_usuarios.titular'],
  administrador: row['dominio_usuarios.administrador'],
  tecnico: row['dominio_usuarios.tecnico'],
  financiero: row['dominio_usuarios.financiero'],
  estado: row['dominios.estado'],
  fecha_vencimiento: row['dominios.fecha_vencimiento'],
  fecha_eliminacion: row['dominios.fecha_eliminacion'],
  renovacion_automatica: row['dominios.renovacion_automatica'],
  cuenta_pago_id: row['dominios.cuenta_pago_id'],
  congelado_hasta: row['dominios.congelado_hasta'],
  candado: row['dominios.candado'],
  // a term that a hold stops is a day's: what somebody sees of a history does not hang on it
  retenciones: null,
});

/** Of a name whose history the portal does not show now, what happened and no more. */
const nada = () => ({});

/** A contact of somebody else's: what they are called, and nothing that they said of themselves. */
const ajeno = z.looseObject({
  nombre: z.string().catch(''),
  apellido: z.string().catch(''),
  nic_handle: z.string().catch(''),
});

/** Of the people of a name, the person's own data and the names of the others. */
function soloLoPropio(foto: Foto, { contactos }: Persona): Foto {
  const de = (campo: string, value: unknown) => {
    const read = ROLES.some((rol) => rol === campo) ? ajeno.safeParse(value).data : undefined;
    if (!read || contactos.includes(read.nic_handle)) return value;
    return { nombre: read.nombre, apellido: read.apellido };
  };
  return Object.fromEntries(Object.entries(foto).map(([campo, value]) => [campo, de(campo, value)]));
}

/** An entry as the portal shows it to the same person, but for what other people said of themselves. */
export function entradaDe(fila: Fila, { persona, now }: { persona: Persona; now: Temporal.Instant }): Ficha {
  const row = leida.parse(fila);
  const { desde: origen, dominio } = row;
  const author = { usuario: row['usuarios.nombre'], login: row['usuarios.login'] };
  const visible = loVisible(now, conRoles(row)) ?? nada;
  const entrada = entradaDTO({ ...row, origen, ...author }, (foto) => soloLoPropio(visible(foto), persona));
  const { version, momento, titulo, quien, como, desde, diferencias } = entrada;
  const lado = (which: 'antes' | 'despues') =>
    diferencias
      .filter((each) => each[which])
      .map((each) => `${each.campo}: ${each[which]}`)
      .join('\n');
  return {
    dominio,
    version,
    momento,
    suceso: titulo,
    quien,
    como,
    desde,
    antes: lado('antes'),
    despues: lado('despues'),
  };
}
