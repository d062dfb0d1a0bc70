import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { Registry } from '~/registry/contract';
import type { Accion } from '~/registry/domain/acciones';
import { GRADOS, type Grado } from '~/registry/domain/candado';
import type { Roles } from '~/registry/domain/roles';
import { deTarea } from '~/registry/edge/dominios/autoria';
import { cambiarDominio, lockDominio } from '~/registry/edge/dominios/cambios';
import { hecho } from '~/registry/edge/transferencias/registrar-act';
import * as given from '../support/given';
import { idOf, START } from './caller';
import { formulario } from './dns/alojado';
import { contacto, cuenta } from './persona';
import { nombreDe } from './shop';
import { codigoDe, otro } from './traslado';

type Estado = 'REGISTRADO' | 'VENCIDO' | 'ELIMINADO' | 'LIBRE' | 'PREREGISTRO' | 'ERROR';
type Given = Parameters<typeof nombreDe>[2];

/** A name in each state of its life, as of `START`. */
const VIDAS: Record<Estado, Given> = {
  REGISTRADO: {},
  VENCIDO: { estado: 'VENCIDO', fecha_vencimiento: '2026-11-11' },
  ELIMINADO: { estado: 'ELIMINADO', fecha_eliminacion: '2026-11-11' },
  LIBRE: { estado: 'ELIMINADO', fecha_eliminacion: '2026-10-01' },
  PREREGISTRO: { estado: 'PREREGISTRO' },
  ERROR: { estado: 'ERROR' },
};
const FRIO = START.add({ hours: 5 }).toString();

export interface Caso {
  roles: Roles;
  estado: Estado;
  congelado: boolean;
  candado: Grado | null;
  /** By legal cause, with every effect there is. */
  retenido: boolean;
}

const LIBRE_DE_TODO = { congelado: false, candado: null, retenido: false };
/** How a registered name may be held: not at all, frozen, by legal cause, and with a lock of each grade. */
const EN_VIGOR = [
  LIBRE_DE_TODO,
  { ...LIBRE_DE_TODO, congelado: true },
  { ...LIBRE_DE_TODO, retenido: true },
  ...GRADOS.map((candado) => ({ ...LIBRE_DE_TODO, candado })),
];

/** Every combination of roles, nobody's too, on a name in every state, on a frozen one and on locked ones. */
export const CASOS: readonly Caso[] = Array.from({ length: 16 }, (_, bits) => bits).flatMap((bits) => {
  const has = (bit: number) => (bits & bit ? 1 : 0);
  const roles = { titular: has(1), administrador: has(2), tecnico: has(4), financiero: has(8) } as const;
  return (Object.keys(VIDAS) as Estado[]).flatMap((estado) =>
    (estado === 'REGISTRADO' ? EN_VIGOR : [LIBRE_DE_TODO]).map((como) => ({
      roles,
      estado,
      ...como,
    })),
  );
});

type Intentar = (registry: Registry, nombreDominio: string, extra: string) => Promise<unknown>;

interface Intento {
  intentar: Intentar;
  /** What the name has to be besides for the attempt to succeed. */
  como?: Given;
  /** What has to have happened to it before; answers what the attempt needs of that. */
  antes?: (nombre: string) => Promise<string>;
}

/** The name of a holder stays as it is. */
const NOMBRES = {
  TITULAR: { nombre: 'Ana Píriz', apellido: '' },
  ADMINISTRADOR: {},
  TECNICO: {},
  FINANCIERO: {},
};
const editar =
  (tipoContacto: keyof typeof NOMBRES): Intentar =>
  (registry, nombre) =>
    registry.administracion.editarContactoDominios({
      nombresDominio: [nombre],
      tipoContacto,
      contactoDTO: contacto({ ...NOMBRES[tipoContacto], direccion: 'Otra calle 77' }),
    });
const invitar =
  (tipoContacto: 'ADMINISTRADOR' | 'TECNICO' | 'FINANCIERO'): Intentar =>
  (registry, nombreDominio) =>
    registry.administracion.invitacionCambiarContacto({ nombreDominio, tipoContacto, correo: 'x@correo.uy' });

/** Another registrar has asked for the name with its code; answers the code. */
async function pedidoPorOtro(nombre: string): Promise<string> {
  const codigo = await codigoDe('ana', nombre);
  const answer = await otro().pide(nombre, codigo);
  if (!hecho(answer)) throw new Error(answer.mensaje);
  return codigo;
}

/** Its servers were changed a moment ago; answers the entry of its history. */
async function servidoresCambiados(nombre: string): Promise<string> {
  const version = await inTransaction(database(), async (trx) => {
    const dominio = await lockDominio(trx, nombre);
    if (!dominio) throw new Error(`${nombre} is not there`);
    const servidores = ['ns1.otro.com', 'ns2.otro.com'].map((each) => ({
      nombre: each,
      tipo_ip: null,
      ip: null,
    }));
    return (await cambiarDominio(deTarea(trx, START), dominio, 'DELEGACION', { servidores })).version;
  });
  return String(version);
}

/** Somebody who accepted to be a custodian of Ana's. */
const elCustodio = async (): Promise<string> =>
  String(await given.custodian(await idOf('ana'), await idOf('elena')));

/** How each action of the table is really asked for: one that is added there does not compile without it. */
export const INTENTOS: Record<Accion, Intento> = {
  renovar: {
    intentar: ({ administracion }, nombreDominio) =>
      administracion.renovar({ nombreDominio, templateCuentaPagoDTO: cuenta() }),
  },
  renovacionAutomatica: {
    intentar: ({ administracion }, nombreDominio) =>
      administracion.renovacionAutomatica({ nombreDominio, activa: false }),
  },
  liberar: { intentar: ({ administracion }, nombreDominio) => administracion.liberar({ nombreDominio }) },
  eliminar: {
    intentar: ({ administracion }, nombreDominio) =>
      administracion.eliminar({ nombreDominio, confirmacion: nombreDominio }),
  },
  recuperar: {
    intentar: ({ administracion }, nombreDominio) => administracion.recuperar({ nombreDominio }),
  },
  alojar: { intentar: ({ dns }, nombreDominio) => dns.alojar({ nombreDominio }) },
  delegar: {
    intentar: ({ dns }, nombreDominio) =>
      dns.delegar({
        nombreDominio,
        nameservers: [{ nombre: 'ns1.ejemplo.com' }, { nombre: 'ns2.ejemplo.com' }],
      }),
  },
  editarRegistros: {
    como: { alojado: 1 },
    intentar: ({ dns }, nombreDominio) =>
      dns.guardarRegistro({
        nombreDominio,
        agregarRegistro: true,
        registro: formulario('A', { name: 'www', ip: '192.0.2.7' }),
      }),
  },
  editarTitular: { intentar: editar('TITULAR') },
  editarAdministrador: { intentar: editar('ADMINISTRADOR') },
  editarTecnico: { intentar: editar('TECNICO') },
  editarFinanciero: { intentar: editar('FINANCIERO') },
  invitarAdministrador: { intentar: invitar('ADMINISTRADOR') },
  invitarTecnico: { intentar: invitar('TECNICO') },
  invitarFinanciero: { intentar: invitar('FINANCIERO') },
  transferirTitular: {
    intentar: ({ administracion }, nombreDominio) =>
      administracion.transferirTitular({ nombreDominio, contactoDTO: contacto() }),
  },
  cambiarCuentaPago: {
    intentar: ({ administracion }, nombre) =>
      administracion.editarCuentaDominios({ nombresDominio: [nombre], templateCuentaPagoDTO: cuenta() }),
  },
  quitarCuentaPago: {
    intentar: ({ administracion }, nombre) =>
      administracion.eliminarCuentaDominios({ nombresDominio: [nombre] }),
  },
  codigoTransferencia: { intentar: ({ codigo }, dominio) => codigo.solicitar({ dominio }) },
  aprobarTransferencia: {
    antes: pedidoPorOtro,
    intentar: ({ codigo: codigos }, dominio, codigo) => codigos.aprobar({ dominio, codigo }),
  },
  rechazarTransferencia: {
    antes: pedidoPorOtro,
    intentar: ({ codigo: codigos }, dominio, codigo) => codigos.rechazar({ dominio, codigo }),
  },
  cerrarCandado: {
    antes: elCustodio,
    intentar: ({ candado }, nombre, custodio) =>
      candado.cerrar({
        nombresDominio: [nombre],
        grado: 'TODO',
        custodios: custodio === 'ninguno' ? [] : [Number(custodio)],
        quorum: 1,
      }),
  },
  volverAtras: {
    antes: servidoresCambiados,
    intentar: ({ vuelta }, nombreDominio, antesDe) =>
      vuelta.volver({ nombreDominio, antesDe: Number(antesDe) || 1 }),
  },
  abrirCandado: { intentar: ({ candado }, nombreDominio) => candado.abrir({ nombreDominio }) },
  congelar: { intentar: ({ historia }, nombreDominio) => historia.congelar({ nombreDominio }) },
  constancia: { intentar: ({ constancia }, nombreDominio) => constancia.emitir({ nombreDominio }) },
  verServidores: { intentar: ({ dns }, nombreDominio) => dns.estado({ nombreDominio }) },
  verPagos: {
    intentar: ({ administracion }, nombreDominio) =>
      administracion.obtenerHistorialPagosDominio({ nombreDominio }),
  },
  verHistorial: { intentar: ({ historia }, nombreDominio) => historia.listar({ nombreDominio }) },
};

let names = 0;

/** A name as a case wants it: the roles of the case are Ana's, the others somebody else's. */
export async function nombreEnCaso(
  { roles, estado, congelado, candado, retenido }: Caso,
  cuentaPagoId: number,
  { como = {}, antes }: Intento,
  isPermitted: boolean,
): Promise<{ nombre: string; extra: string }> {
  names += 1;
  const nombre = `caso-${names}.uy`;
  const contactos = await database()
    .selectFrom('contactos')
    .select(['id', 'usuario_id'])
    .where('usuario_id', 'in', [await idOf('ana'), await idOf('resto')])
    .orderBy('id')
    .execute();
  const [suyo, ajeno] = [contactos[0]?.id ?? 0, contactos[1]?.id ?? 0];
  const de = (rol: keyof Roles) => (roles[rol] ? suyo : ajeno);
  await nombreDe('resto', nombre, {
    ...VIDAS[estado],
    ...como,
    titular_id: de('titular'),
    administrador_id: de('administrador'),
    tecnico_id: de('tecnico'),
    financiero_id: de('financiero'),
    cuenta_pago_id: cuentaPagoId,
    cuenta_asociada_en: '2026-11-01T12:00:00Z',
  });
  const extra = isPermitted && antes ? await antes(nombre) : 'ninguno';
  if (candado)
    await given.locked(nombre, {
      grado: candado,
      custodios: [await idOf('elena')],
      por: await idOf('resto'),
    });
  if (retenido) await given.held(nombre);
  if (congelado)
    await database()
      .updateTable('dominios')
      .set({ congelado_hasta: FRIO })
      .where('nombre', '=', nombre)
      .execute();
  return { nombre, extra };
}
