import type { z } from 'zod';
import * as address from '~/addresses';
import { stamp } from '~/base/clock.server';
import { dateTime } from '~/format';
import { mapErroresDe } from '../../../contract/formularios';
import { formularioSacarCustodio } from '../../../contract/oficina/formularios';
import { HORAS_PARA_ABRIR } from '../../../domain/candado';
import type { Suceso } from '../../../domain/history';
import { toULabels } from '../../../domain/labels';
import { losAprueban } from '../../../domain/words/candado';
import { dioSuMotivo } from '../../../domain/words/motivo';
import { cambio, type Op } from '../../cambio/cambio';
import { addDiferencia } from '../../cambio/paso';
import { Rechazo } from '../../cambio/rechazo';
import { tellTodos } from '../../candado/avisos';
import { finish, lockEsperando } from '../../candado/responder';
import { findEsperando, removeCustodioDe, setAbreEn } from '../../candado/store';
import { writeHistory } from '../../dominios/por-aprobar';
import { fila } from '../../row-of-id';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { requireSegundaPersona } from '../por-aprobar/pedir';
import { lockMirado } from '../retenciones/abierto';
import { claveDeSalida, readSalida, type Salida } from './salida';

type Dicho = z.output<typeof formularioSacarCustodio>;

/** What comes of it, for its history and who is told, and what who did not expect it can do. */
interface Desenlace {
  suceso: Extract<Suceso, 'CUSTODIO_SACADO' | 'APERTURA_DEL_REGISTRO'>;
  acto: string;
  titulo: string;
  pasa: string;
  remedio: string;
}

/** Who decides from now on. */
async function leaveWhoIsLeft(
  op: Op,
  salida: Salida,
  queda: NonNullable<Salida['queda']>,
): Promise<Desenlace> {
  const { dominio, candado, fuera, quien } = salida;
  const nombre = toULabels(dominio.nombre);
  await removeCustodioDe(op.trx, candado.id, fuera, queda.quorum);
  return {
    suceso: 'CUSTODIO_SACADO',
    acto: 'Sacó a un custodio de un candado',
    titulo: `${nombre}: el registro sacó a ${quien.nombre} de su candado`,
    pasa: `${quien.nombre} ya no es custodio de ${nombre}: los cambios que guarda su candado ${losAprueban(queda.quorum, queda.custodios.length)}.`,
    remedio:
      'Si usted no esperaba esto, congele el dominio desde su detalle, si es suyo, y escríbanos desde Contáctenos.',
  };
}

/** Nobody is left who could approve: the lock is about to open. Who is gone stays on it until then, so that left closed after all it is as it was. */
async function open(op: Op, { dominio, candado, quien }: Salida): Promise<Desenlace> {
  const nombre = toULabels(dominio.nombre);
  const abre = stamp(op.now.add({ hours: HORAS_PARA_ABRIR }));
  await setAbreEn(op.trx, candado.id, abre);
  return {
    suceso: 'APERTURA_DEL_REGISTRO',
    acto: 'Abrió en 24 horas un candado que no tiene quien apruebe',
    titulo: `${nombre}: el registro abre su candado el ${dateTime(abre)}`,
    pasa: `Sin ${quien.nombre} no queda nadie que pueda aprobar cambios: el candado de ${nombre} se abre el ${dateTime(abre)}.`,
    remedio: 'Si usted no esperaba esto, déjelo cerrado: alcanza con que lo haga una sola persona.',
  };
}

/** What waited was asked of other people: it ends without being done. */
async function endEsperando(op: Op, { dominio, queda }: Salida): Promise<void> {
  const waiting = await findEsperando(op.trx, dominio.id);
  const esperando = waiting && (await lockEsperando(op, waiting.id));
  if (!esperando) return;
  const cuando = queda
    ? 'Quien lo pidió lo puede pedir de nuevo.'
    : 'Se puede hacer cuando se abra el candado.';
  const motivo = `El registro sacó de los custodios a quien ya no está. ${cuando}`;
  await finish({ ...op, usuario: null }, esperando, 'RETIRADO', motivo);
}

const aprueban = (mesa: { quorum: number; custodios: readonly number[] } | undefined) =>
  mesa ? `${mesa.quorum} de ${mesa.custodios.length}` : 'nadie';

/** What a second person approves. */
async function addSalida(op: Op, { dominio, candado, quien, queda }: Salida): Promise<void> {
  if (queda) addDiferencia(op, 'Custodio', 'ya no lo es', quien.enOficina);
  else addDiferencia(op, 'Candado', `se abre ${HORAS_PARA_ABRIR} horas después`, 'cerrado');
  addDiferencia(op, 'Aprueban los cambios', aprueban(queda), aprueban(candado));
  const waiting = await findEsperando(op.trx, dominio.id);
  if (waiting) addDiferencia(op, 'Cambio que espera', 'queda sin hacer', waiting.que);
}

/** Its custodians, who is taken off too, and who has the name: each is led to where it can be kept closed. */
async function tell(op: Op, { dominio, candado, fuera }: Salida, dicho: Dicho, fin: Desenlace) {
  const nombre = toULabels(dominio.nombre);
  const aviso = {
    clave: `candado:${candado.id}:sin:${fuera}:${dominio.version}`,
    titulo: fin.titulo,
    parrafos: [
      fin.pasa,
      `Lo mostró el documento «${dicho.documento}», y el registro ${dioSuMotivo(dicho.motivo)}.`,
      fin.remedio,
    ],
    prioridad: 'ALTA' as const,
  };
  const suyos = { texto: 'Ver los candados que cuida', direccion: address.porAprobar() };
  const suyo = { texto: 'Ver su candado', direccion: address.candadoDe(nombre) };
  await tellTodos(op, undefined, candado.custodios, { ...aviso, enlace: suyos });
  await tellTodos(op, dominio, [], { ...aviso, enlace: suyo });
}

/** Both histories have it: of the name, and of the desk. */
async function writeDown(op: Op, { dominio, quien, fuera }: Salida, dicho: Dicho, fin: Desenlace) {
  const { documento, motivo } = dicho;
  const que = `sacar a ${quien.nombre} de los custodios, por ${documento}`;
  await writeHistory({ ...op, usuario: null }, dominio, fin.suceso, que, motivo);
  await anotarActo(op, {
    acto: fin.acto,
    clase: 'dominio',
    sobre: dominio.nombre,
    motivo,
    antes: { custodio: quien.enOficina, cuenta: fuera },
    despues: { documento, candado: fin.pasa },
  });
}

export const sacarCustodio = cambio(oficina.candados.sacarCustodio, async (op, input) => {
  const { nombreDominio, custodio, cerradoEn, ...typed } = input;
  const read = formularioSacarCustodio.safeParse(typed);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const salida = await readSalida(op, { nombreDominio, fuera: fila(custodio), cerradoEn });
  const { dominio, candado, fuera, quien, queda } = salida;
  await addSalida(op, salida);
  requireSegundaPersona(
    op,
    {
      acto: 'sacarCustodio',
      que: `sacar a ${quien.enOficina} de los custodios, por ${read.data.documento}`,
      clase: 'dominio',
      sobre: dominio.nombre,
      clave: claveDeSalida(candado.id, fuera),
      motivo: read.data.motivo,
    },
    {},
  );
  await endEsperando(op, salida);
  const fin = queda ? await leaveWhoIsLeft(op, salida, queda) : await open(op, salida);
  // what waited and ended made it another version
  const standing = { ...salida, dominio: await lockMirado(op, nombreDominio) };
  await writeDown(op, standing, read.data, fin);
  await tell(op, standing, read.data, fin);
  return { mensaje: fin.pasa };
});
