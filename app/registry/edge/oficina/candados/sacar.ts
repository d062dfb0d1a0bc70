import type { z } from 'zod';
import { stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { count, dateTime } from '~/format';
import { mapErroresDe } from '../../../contract/formularios';
import { formularioSacarCustodio } from '../../../contract/oficina/formularios';
import { HORAS_PARA_ABRIR, sinCustodio } from '../../../domain/candado';
import { toULabels } from '../../../domain/labels';
import { cambio, type Op } from '../../cambio/cambio';
import { addDiferencia } from '../../cambio/paso';
import { Rechazo } from '../../cambio/rechazo';
import { tellTodos } from '../../candado/avisos';
import { finish, lockEsperando } from '../../candado/responder';
import { findEsperando, listNombres, removeCustodioDe, setAbreEn } from '../../candado/store';
import { duenioDe } from '../../dominios/cambios-store';
import { writeHistory } from '../../dominios/por-aprobar';
import { type Candado, findCandado } from '../../dominios/por-aprobar-store';
import { fila } from '../../row-of-id';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { requireSegundaPersona } from '../por-aprobar/pedir';
import { lockMirado } from '../retenciones/abierto';

const YA_NO_ES =
  'Esa persona ya no es custodio de ese dominio: otra la sacó, o el candado cambió. Mire cómo quedó.';
const PIDALO_DE_NUEVO =
  'El registro sacó del candado a un custodio que ya no está. Quien lo pidió lo puede pedir de nuevo.';

type Dicho = z.output<typeof formularioSacarCustodio>;

/** A lock with who is taken off it, what they are called, and who decides then. */
interface Salida {
  dominio: Dominio;
  candado: Candado;
  fuera: number;
  quien: string;
  queda: ReturnType<typeof sinCustodio>;
}

async function readSalida(op: Op, nombreDominio: string, fuera: number): Promise<Salida> {
  const dominio = await lockMirado(op, nombreDominio);
  const candado = await findCandado(op.trx, dominio.id);
  const custodios = candado && (await listNombres(op.trx, [candado.id])).get(candado.id);
  const quien = custodios?.find(({ id }) => id === fuera)?.nombre;
  if (!candado || quien === undefined) throw new Rechazo('ESTADO', YA_NO_ES);
  if (candado.abre_en)
    throw new Rechazo('ESTADO', `El candado ya se abre el ${dateTime(candado.abre_en)}: no hace falta.`);
  const titular = dominio.titular_id === null ? null : await duenioDe(op.trx, dominio.titular_id);
  return { dominio, candado, fuera, quien, queda: sinCustodio(candado, { fuera, titular }) };
}

/** What waited was asked of other people: it ends without being done. */
async function endEsperando(op: Op, dominio: Dominio): Promise<void> {
  const waiting = await findEsperando(op.trx, dominio.id);
  const esperando = waiting && (await lockEsperando(op, waiting.id));
  if (esperando) await finish({ ...op, usuario: null }, esperando, 'RETIRADO', PIDALO_DE_NUEVO);
}

/** What comes of it: who is told by which title, what is said first, and what who did not expect it can do. */
interface Desenlace {
  titulo: string;
  pasa: string;
  remedio: string;
}

/** Who decides from now on; where nobody is left who could, the lock is about to open. */
async function leaveWhoIsLeft(op: Op, { dominio, candado, fuera, quien, queda }: Salida): Promise<Desenlace> {
  const nombre = toULabels(dominio.nombre);
  if (queda) {
    await removeCustodioDe(op.trx, candado.id, fuera, queda.quorum);
    const custodios = count(queda.custodios.length, 'custodio', 'custodios');
    return {
      titulo: `El registro sacó a ${quien} del candado de ${nombre}`,
      pasa: `${quien} ya no es custodio de ${nombre}: los cambios que guarda su candado los aprueban ${queda.quorum} de ${custodios}.`,
      remedio: 'Si usted no esperaba esto, escríbanos desde Contáctenos.',
    };
  }
  // who is gone stays on it until it opens: left closed after all, it is as it was
  const abre = dateTime(stamp(op.now.add({ hours: HORAS_PARA_ABRIR })));
  await setAbreEn(op.trx, candado.id, stamp(op.now.add({ hours: HORAS_PARA_ABRIR })));
  return {
    titulo: `El candado de ${nombre} se abre el ${abre}`,
    pasa: `Sin ${quien} no queda nadie que pueda aprobar cambios: el candado de ${nombre} se abre el ${abre}.`,
    remedio:
      'Si usted no esperaba esto, déjelo cerrado desde la página Candado: alcanza con que lo haga una sola persona.',
  };
}

/** What a second person approves. */
function addSalida(op: Op, { candado, quien, queda }: Salida): void {
  if (queda) addDiferencia(op, 'Custodio', 'ya no lo es', quien);
  else addDiferencia(op, 'Candado', `se abre ${HORAS_PARA_ABRIR} horas después`, 'cerrado');
  const aprueban = (mesa: { quorum: number; custodios: readonly number[] } | undefined) =>
    mesa ? `${mesa.quorum} de ${mesa.custodios.length}` : 'nadie';
  addDiferencia(op, 'Aprueban los cambios', aprueban(queda), aprueban(candado));
}

/** The history of the name and of the desk have it, and everybody is told. */
async function tell(op: Op, { dominio, candado, fuera, quien }: Salida, dicho: Dicho, fin: Desenlace) {
  const { documento, motivo } = dicho;
  const que = `sacar a ${quien} de los custodios, por ${documento}`;
  await writeHistory({ ...op, usuario: null }, dominio, 'CUSTODIO_SACADO', que, motivo);
  await tellTodos(op, dominio, candado.custodios, {
    clave: `candado:${candado.id}:sin:${fuera}:${dominio.version}`,
    titulo: fin.titulo,
    parrafos: [fin.pasa, `Lo mostró este documento: ${documento}. Motivo: ${motivo}`, fin.remedio],
    prioridad: 'ALTA',
  });
  await anotarActo(op, {
    acto: 'Sacó a un custodio de un candado',
    clase: 'dominio',
    sobre: dominio.nombre,
    motivo,
    antes: { custodio: quien },
    despues: { documento, candado: fin.pasa },
  });
}

export const sacarCustodio = cambio(oficina.candados.sacarCustodio, async (op, input) => {
  const { nombreDominio, custodio, ...typed } = input;
  const read = formularioSacarCustodio.safeParse(typed);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const salida = await readSalida(op, nombreDominio, fila(custodio));
  const { dominio, candado, fuera, quien } = salida;
  addSalida(op, salida);
  requireSegundaPersona(
    op,
    {
      acto: 'sacarCustodio',
      que: `sacar a ${quien} de los custodios, por ${read.data.documento}`,
      clase: 'dominio',
      sobre: dominio.nombre,
      clave: `custodio:${candado.id}:${fuera}`,
      motivo: read.data.motivo,
    },
    {},
  );
  await endEsperando(op, dominio);
  const fin = await leaveWhoIsLeft(op, salida);
  // what waited and ended made it another version
  await tell(op, { ...salida, dominio: await lockMirado(op, nombreDominio) }, read.data, fin);
  return { mensaje: `${fin.pasa} Se lo avisamos a todos.` };
});
