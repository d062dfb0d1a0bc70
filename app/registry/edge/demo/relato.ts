import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { date } from '~/format';
import type { Foto, Suceso } from '../../domain/history';
import { type Autoria, deTarea } from '../dominios/autoria';
import { type Cambios, cambiarDominio, registrarDominio } from '../dominios/cambios';
import type { Servidor } from '../dominios/cambios-store';
import { findPersona } from './store';

/** The name whose history has one entry of each kind that a name can have and still be there. */
const NOMBRE = 'relato.uy';

/** One thing that happened to it, so many days before the day of loading; by its technical contact, or by the registry. */
interface Paso {
  hace: number;
  suceso: Suceso;
  cambios: Cambios;
  deTarea?: true;
  /** By somebody of the registry, at their desk. */
  deOficina?: true;
  /** By another registrar. */
  deOtro?: true;
}

const servidor = (nombre: string): Servidor => ({ nombre, tipo_ip: null, ip: null });
const otros = (antes: Foto, despues: Foto): Cambios => ({ otros: { antes, despues } });

/** Brought by a file. */
const SU_CORREO = ['relato.uy. 86400 IN MX 10 mail.relato.uy.', 'relato.uy. 86400 IN TXT "v=spf1 mx -all"'];

interface Elenco {
  antes: number;
  despues: number;
  tecnico: number;
  cuenta: number | null;
}

const ESTE = { registrador: 'Registrador del Este' };
const DS = '2371 13 2 1F987CC6583E92DF0890718C42';

const columnas = (values: Cambios['columnas']): Cambios => ({ columnas: values });

/** So many days ago; ahead, where it is less than none. */
type Dia = (hace: number) => string;

/** From its registration three years ago, in the order in which it happened: its servers, and how it was renewed. */
function susPrimerosAnios(dia: Dia, { tecnico }: Elenco): Paso[] {
  return [
    { hace: 1000, suceso: 'CONTACTOS', cambios: columnas({ financiero_id: tecnico }) },
    { hace: 900, suceso: 'DELEGACION', cambios: { servidores: [servidor('ns1.ejemplo.com')] } },
    { hace: 800, suceso: 'ALOJAMIENTO', cambios: columnas({ alojado: 1 }) },
    {
      hace: 799,
      suceso: 'REGISTROS',
      cambios: otros({ registros: [] }, { registros: ['www.relato.uy. 86400 IN A 192.0.2.7'] }),
    },
    { hace: 798, suceso: 'ZONA', cambios: otros({ registros: [] }, { registros: SU_CORREO }) },
    { hace: 797, suceso: 'FIRMA', cambios: otros({ firmada: false }, { firmada: true }) },
    { hace: 796, suceso: 'FIN_DE_FIRMA', cambios: otros({ firmada: true }, { firmada: false }) },
    {
      hace: 790,
      suceso: 'DELEGACION',
      cambios: {
        ...columnas({ alojado: 0 }),
        servidores: [servidor('ns1.ejemplo.com'), servidor('ns2.ejemplo.com')],
      },
    },
    { hace: 789, suceso: 'CLAVES', cambios: otros({ ds: [] }, { ds: [DS] }) },
    { hace: 760, suceso: 'RENOVACION', cambios: columnas({ fecha_vencimiento: dia(370) }) },
  ];
}

/** How it expired, was deleted and released, and came back. */
function susVencimientos(dia: Dia): Paso[] {
  return [
    { hace: 369, suceso: 'VENCIMIENTO', cambios: columnas({ estado: 'VENCIDO' }), deTarea: true },
    {
      hace: 338,
      suceso: 'ELIMINACION',
      cambios: columnas({ estado: 'ELIMINADO', fecha_eliminacion: dia(338) }),
      deTarea: true,
    },
    {
      hace: 320,
      suceso: 'RECUPERACION',
      cambios: columnas({ estado: 'REGISTRADO', fecha_eliminacion: null, fecha_vencimiento: dia(5) }),
    },
    {
      hace: 250,
      suceso: 'LIBERACION',
      cambios: columnas({ estado: 'ELIMINADO', fecha_eliminacion: dia(250) }),
    },
    {
      hace: 240,
      suceso: 'RECUPERACION',
      cambios: columnas({ estado: 'REGISTRADO', fecha_eliminacion: null }),
    },
  ];
}

/** Who has it: another holder, another registrar, and back; how it is paid, and that it was frozen. */
function susManos(dia: Dia, { antes, despues, cuenta }: Elenco): Paso[] {
  return [
    { hace: 200, suceso: 'TRANSFERENCIA_TITULAR', cambios: columnas({ titular_id: despues }) },
    {
      hace: 150,
      suceso: 'SALIDA_A_OTRO_REGISTRADOR',
      cambios: columnas({ administrador_id: despues }),
      deTarea: true,
    },
    {
      hace: 120,
      suceso: 'BLOQUEO',
      cambios: otros({ bloqueado: false }, { bloqueado: true }),
      deTarea: true,
    },
    {
      hace: 90,
      suceso: 'DESBLOQUEO',
      cambios: otros({ bloqueado: true }, { bloqueado: false }),
      deTarea: true,
    },
    {
      hace: 80,
      suceso: 'INGRESO_DE_OTRO_REGISTRADOR',
      cambios: columnas({ administrador_id: antes }),
      deTarea: true,
    },
    { hace: 60, suceso: 'CUENTA_PAGO', cambios: columnas({ cuenta_pago_id: cuenta }) },
    { hace: 50, suceso: 'OPCIONES', cambios: columnas({ renovacion_automatica: 1 }) },
    {
      hace: 5,
      suceso: 'RENOVACION_AUTOMATICA',
      cambios: columnas({ fecha_vencimiento: dia(-360) }),
      deTarea: true,
    },
    {
      hace: 3,
      suceso: 'CONGELAMIENTO',
      cambios: columnas({ congelado_hasta: `${dia(2)}T12:00:00.000Z` }),
    },
    { hace: 2, suceso: 'DESCONGELAMIENTO', cambios: columnas({ congelado_hasta: null }) },
    { hace: 2, suceso: 'VUELTA_ATRAS', cambios: otros({}, { motivo: `antes del ${date(dia(3))}` }) },
    {
      hace: 1,
      suceso: 'MIRADA_DEL_REGISTRO',
      cambios: otros({}, { motivo: 'Nos preguntó por qué no recibe correo.' }),
      deOficina: true,
    },
    {
      hace: 1,
      suceso: 'CUSTODIO_SACADO',
      cambios: otros(
        {},
        {
          cambio: 'sacar a Raúl Vera de los custodios, por partida de defunción 40/2026',
          motivo: 'Falleció en marzo.',
        },
      ),
      deOficina: true,
    },
    {
      hace: 1,
      suceso: 'APERTURA_DEL_REGISTRO',
      cambios: otros(
        {},
        {
          cambio: 'sacar a Raúl Vera de los custodios, por partida de defunción 40/2026',
          motivo: 'Era el último que podía aprobar.',
        },
      ),
      deOficina: true,
    },
    {
      hace: 1,
      suceso: 'LIBERADO_POR_EL_REGISTRO',
      cambios: {
        columnas: { estado: 'ELIMINADO', fecha_eliminacion: dia(1) },
        otros: {
          antes: {},
          despues: { documento: 'nota firmada del titular 7/2026', motivo: 'Lo pidió su titular.' },
        },
      },
      deOficina: true,
    },
    {
      hace: 1,
      suceso: 'DEVUELTO_POR_EL_REGISTRO',
      cambios: {
        columnas: { estado: 'REGISTRADO', fecha_eliminacion: null },
        otros: {
          antes: {},
          despues: { documento: 'constancia de un error 3/2026', motivo: 'La nota era de otro dominio.' },
        },
      },
      deOficina: true,
    },
    {
      hace: 1,
      suceso: 'TITULAR_CORREGIDO',
      cambios: otros(
        {},
        { documento: 'orden judicial 52/2026', motivo: 'Lo registró una persona que no era su titular.' },
      ),
      deOficina: true,
    },
    { hace: 1, suceso: 'CODIGO_PEDIDO', cambios: otros({}, { hasta: dia(-29) }) },
    { hace: 1, suceso: 'TRANSFERENCIA_PEDIDA', cambios: otros({}, ESTE), deOtro: true },
    { hace: 1, suceso: 'TRANSFERENCIA_RECHAZADA', cambios: otros({}, ESTE) },
    { hace: 1, suceso: 'TRANSFERENCIA_PEDIDA', cambios: otros({}, ESTE), deOtro: true },
    { hace: 1, suceso: 'TRANSFERENCIA_SIN_EFECTO', cambios: otros({}, ESTE), deOtro: true },
    {
      hace: 1,
      suceso: 'RECHAZO_DEL_REGISTRO',
      cambios: otros(
        {},
        { documento: 'nota firmada del titular 9/2026', motivo: 'Está internado: no dio ese código.' },
      ),
      deOficina: true,
    },
    {
      hace: 1,
      suceso: 'APROBACION_DEL_REGISTRO',
      cambios: otros(
        {},
        { documento: 'nota firmada del titular 11/2026', motivo: 'Quiere llevarlo con el resto.' },
      ),
      deOficina: true,
    },
    {
      hace: 1,
      suceso: 'RETENCION',
      cambios: otros(
        {},
        { motivo: 'Lo ordenó un juez mientras decide.', causa: 'orden judicial, documento 41/2026' },
      ),
      deOficina: true,
    },
    {
      hace: 1,
      suceso: 'RETENCION_LEVANTADA',
      cambios: otros(
        { causa: 'orden judicial, documento 41/2026' },
        { motivo: 'El juez lo dejó sin efecto.' },
      ),
      deOficina: true,
    },
    {
      hace: 1,
      suceso: 'RETENCION_TERMINADA',
      cambios: otros({ causa: 'medida administrativa, documento 7/2026' }, {}),
      deTarea: true,
    },
  ];
}

/** Who did a step of it: its technical contact, unless it says otherwise. */
function autoriaDe({ deTarea: porTarea, deOtro, deOficina }: Paso, suya: Autoria): Autoria {
  if (porTarea) return deTarea(suya.trx, suya.now);
  if (deOtro) return { ...deTarea(suya.trx, suya.now), como: 'registrador' };
  return deOficina ? { ...suya, usuario: null } : suya;
}

/** Tells the whole life of a name, each step as it would have been written on its day. */
export async function tellRelato(trx: Connection, elenco: Elenco, now: Temporal.Instant): Promise<void> {
  const hoy = dayOf(now);
  const hace = (days: number): Temporal.Instant => now.subtract({ hours: 24 * days });
  const { antes, tecnico } = elenco;
  let dominio: Dominio | undefined = await registrarDominio(deTarea(trx, hace(1095)), 'REGISTRO', {
    nombre: NOMBRE,
    tld: 'uy',
    estado: 'REGISTRADO',
    alojado: 0,
    fecha_alta: hoy.subtract({ days: 1095 }).toString(),
    fecha_vencimiento: hoy.subtract({ days: 735 }).toString(),
    fecha_eliminacion: null,
    renovacion_automatica: 0,
    titular_id: antes,
    administrador_id: antes,
    tecnico_id: tecnico,
    financiero_id: antes,
    cuenta_pago_id: null,
    cuenta_asociada_en: null,
  });
  const persona = await findPersona(trx, 'otro');
  const deTraslado: readonly Suceso[] = [
    'SALIDA_A_OTRO_REGISTRADOR',
    'BLOQUEO',
    'DESBLOQUEO',
    'INGRESO_DE_OTRO_REGISTRADOR',
    'CODIGO_PEDIDO',
    'TRANSFERENCIA_PEDIDA',
    'TRANSFERENCIA_RECHAZADA',
    'TRANSFERENCIA_SIN_EFECTO',
    'RECHAZO_DEL_REGISTRO',
    'APROBACION_DEL_REGISTRO',
  ];
  const seCuenta = ({ suceso }: Paso) => settings().TRANSFERENCIAS || !deTraslado.includes(suceso);
  const dia: Dia = (dias) => hoy.subtract({ days: dias }).toString();
  const pasos = [...susPrimerosAnios(dia, elenco), ...susVencimientos(dia), ...susManos(dia, elenco)];
  for (const paso of pasos.filter(seCuenta)) {
    if (!dominio) return;
    const momento = hace(paso.hace);
    const op = autoriaDe(paso, { trx, now: momento, usuario: persona, origen: 'WEB' });
    const cambios =
      paso.suceso === 'CUENTA_PAGO'
        ? { columnas: { ...paso.cambios.columnas, cuenta_asociada_en: stamp(momento) } }
        : paso.cambios;
    dominio = await cambiarDominio(op, dominio, paso.suceso, cambios);
  }
}
