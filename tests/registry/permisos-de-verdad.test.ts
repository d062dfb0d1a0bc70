import { beforeEach, describe, expect, it } from 'vitest';
import { ACCIONES, type Accion } from '~/registry/domain/acciones';
import { permiso } from '~/registry/domain/permissions';
import { EFECTOS } from '~/registry/domain/retenciones';
import * as given from '../support/given';
import { countsOf } from '../support/held';
import * as observe from '../support/observe';
import { onFreshDatabase } from '../support/registry';
import { CASOS, type Caso, INTENTOS, nombreEnCaso } from './permisos-de-verdad';
import { registryAs } from './persona';
import { cuentaDe, nombreDe } from './shop';
import { otroRegistrador } from './traslado';

/** Whatever a refused attempt could have left behind. */
const TABLAS = [
  'dominio_historia',
  'cargos',
  'ventas',
  'venta_items',
  'contactos',
  'plantillas_cuenta',
  'invitaciones',
  'nameservers',
  'dns_registros',
  'codigos_autorizacion',
  'correos_salientes',
] as const;

/** The name as it is kept, and how much there is of everything else. */
const todo = async (nombre: string) => ({
  row: await observe.domain(nombre),
  counts: await countsOf(TABLAS),
});

type Dicho = { codigo: string; mensaje: string };

/** What any of the envelopes tells; what is not found tells nothing more than that. */
async function loQueDice(answer: Promise<unknown>): Promise<Dicho> {
  try {
    const it: Record<string, unknown> = { ...(await answer.then(Object)) };
    const mensaje = String(it.mensaje ?? it.mensajeRespuesta ?? '');
    return { codigo: String(it.codigo ?? it.codigoRespuesta ?? it.code ?? 'OK'), mensaje };
  } catch (error) {
    const status = error instanceof Object && 'status' in error ? error.status : undefined;
    if (status === 404 || status === 401) return { codigo: String(status), mensaje: '' };
    throw error;
  }
}

/** Those that only look are not found where they may not; the rest is told why. */
const SOLO_MIRAN: readonly Accion[] = ['verServidores', 'verHistorial'];
/** Its sentence of the specification is one for every reason. */
const CON_OTRA_FRASE: readonly Accion[] = ['quitarCuentaPago'];

/** Whether the screens offer it: the detail by its reasons, and the list by its permissions. */
async function ofrecido(accion: Accion, nombreDominio: string) {
  const { motivos } = await registryAs('ana').administracion.informacion({ nombreDominio });
  const { permisoDominioDTOMap } = await registryAs('ana').administracion.obtenerDominios({
    nombre: nombreDominio,
  });
  const enLista: Record<string, boolean | undefined> = { ...permisoDominioDTOMap[nombreDominio] };
  const flag = `puede${accion.charAt(0).toUpperCase()}${accion.slice(1)}`;
  return { motivo: motivos?.[accion], enLista: enLista[flag] === true };
}

/** What a lock holds is kept for its custodians, and a second one is refused: nothing of it is done. */
async function isKept(attempt: () => Promise<Dicho>, label: string): Promise<void> {
  expect(await attempt(), label).toMatchObject({ codigo: 'POR_APROBAR' });
  expect(await attempt(), label).toMatchObject({ codigo: 'CANDADO' });
}

/** What a hold of everything is, as the rules read it. */
const retencion = {
  id: 1,
  clase: 'ORDEN_JUDICIAL' as const,
  documento: given.DOCUMENT,
  motivo: '',
  desde: '2026-11-20T12:00:00.000Z',
  hasta: null,
  efectos: EFECTOS,
};

async function check(accion: Accion, caso: Caso, cuenta: number): Promise<'hecho' | 'rechazado'> {
  const { roles, estado, congelado, candado, retenido } = caso;
  const intento = INTENTOS[accion];
  const frio = congelado ? '2026-11-21T17:00:00.000Z' : null;
  const situacion = {
    roles,
    estado,
    retenciones: retenido ? [retencion] : [],
    congeladoHasta: frio,
    renovableDesde: null,
    recienCongeladoHasta: frio,
    congeladoDeSobra: false,
    candado,
  };
  const puede = permiso(accion, situacion);
  const seHace = puede.permitido || puede.seAprueba === true;
  const { nombre, extra } = await nombreEnCaso(caso, cuenta, intento, seHace);
  const before = await todo(nombre);
  const attempt = () => loQueDice(intento.intentar(registryAs('ana'), nombre, extra));
  const label = JSON.stringify({ accion, ...caso });
  if (!Object.values(roles).includes(1)) {
    expect(await attempt(), label).toEqual({ codigo: '404', mensaje: '' });
    expect(await todo(nombre), label).toEqual(before);
    return 'rechazado';
  }
  const { motivo, enLista } = await ofrecido(accion, nombre);
  if (motivo === undefined) {
    if (!puede.permitido && puede.seAprueba) {
      await isKept(attempt, label);
      return 'hecho';
    }
    expect(await attempt(), label).toMatchObject({ codigo: 'OK' });
    return 'hecho';
  }
  expect(enLista, label).toBe(false);
  const { codigo, mensaje } = await attempt();
  expect(
    SOLO_MIRAN.includes(accion) ? ['404'] : ['SIN_PERMISO', 'ESTADO', 'RETENIDO', 'CONGELADO', 'CANDADO'],
    label,
  ).toContain(codigo);
  if (!SOLO_MIRAN.includes(accion) && !CON_OTRA_FRASE.includes(accion))
    expect(mensaje, label).toContain(motivo);
  // that somebody tried what the lock does not let happen is written down
  if (codigo !== 'CANDADO') expect(await todo(nombre), label).toEqual(before);
  return 'rechazado';
}

describe('whoever asks, in whatever state: what is offered is accepted, and the rest refused with its reason', () => {
  onFreshDatabase();
  beforeEach(async () => {
    await otroRegistrador();
    await nombreDe('ana', 'de-ana.uy');
    await nombreDe('resto', 'de-otro.uy');
  });

  it.each(ACCIONES)('%s', async (accion) => {
    const cuenta = await cuentaDe('ana');
    const outcomes = new Set<string>();
    for (const caso of CASOS) {
      outcomes.add(await check(accion, caso, cuenta));
      // so many a day, whoever asks for them
      await given.noInvitations();
      await given.noCertificates();
    }
    expect([...outcomes].sort()).toEqual(['hecho', 'rechazado']);
    const anonymous = INTENTOS[accion].intentar(registryAs(), 'de-ana.uy', 'ninguno');
    await expect(anonymous).rejects.toMatchObject({ status: 401 });
  });
});
