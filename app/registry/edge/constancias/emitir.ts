import { randomBytes } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import { beginningOf, dayOf, stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { estaRegistrado, textoDe } from '../../domain/constancia';
import { leerDia } from '../../domain/dia-escrito';
import { toULabels } from '../../domain/labels';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { dominioPara } from '../dominios/acceso';
import { persona } from '../implement';
import { claveVigente, firmar } from './firma';
import { hechosAl, hechosDeHoy } from './hechos';
import { countEmitidas, insertConstancia } from './store';

/** More than anybody needs in a day, and few enough that nobody fills the database with them. */
const POR_DIA = 50;

const FORMATO = 'Escriba el día así: 25/08/2026. Déjelo vacío para hoy.';

function readDia(escrito: string): Temporal.PlainDate {
  const dia = leerDia(escrito);
  if (!dia) throw Rechazo.deCampos({ dia: FORMATO });
  return dia;
}

/** The moment that is certified: now, or the end of a day that was. */
function momentoDe(escrito: string, now: Temporal.Instant): Temporal.Instant {
  if (escrito === '') return now;
  const dia = readDia(escrito);
  const compared = Temporal.PlainDate.compare(dia, dayOf(now));
  if (compared > 0) throw Rechazo.deCampos({ dia: 'Ese día todavía no llegó. Elija hoy o un día pasado.' });
  return compared === 0 ? now : beginningOf(dia.add({ days: 1 })).subtract({ seconds: 1 });
}

/** 'UY-3F7K-9QXM-…': 80 random bits in letters that nobody mistakes for each other (Crockford's base 32). */
function nuevoNumero(): string {
  const letters = [...randomBytes(16)].map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32]).join('');
  return `UY-${letters.match(/.{4}/g)?.join('-')}`;
}

async function noDemasiadas({ trx, usuario, now }: Op): Promise<void> {
  const ayer = stamp(now.subtract({ hours: 24 }));
  if ((await countEmitidas(trx, usuario.id, ayer)) >= POR_DIA)
    throw new Rechazo('DEMASIADAS', `Hoy ya pidió ${POR_DIA} constancias. Vuelva a intentarlo mañana.`);
}

/**
 * Certifies that a name is registered: every role may ask; refused where nobody had it on that day; signed, kept for good, and
 * said by its number.
 */
export const emitir = cambio(persona.constancia.emitir, async (op, { nombreDominio, dia }) => {
  const dominio = await dominioPara(op, nombreDominio, 'constancia');
  const momento = momentoDe(dia.trim(), op.now);
  await noDemasiadas(op);
  const hechos = await (momento === op.now ? hechosDeHoy : hechosAl)(op.trx, dominio, momento);
  if (!hechos || !estaRegistrado(hechos))
    throw Rechazo.deCampos({
      dia: `Según la historia que tiene el registro, ese día ${toULabels(dominio.nombre)} no estaba registrado. Elija otro.`,
    });
  const numero = nuevoNumero();
  const { clave, pem } = claveVigente();
  const fechas = { emitidaEn: stamp(op.now), momento: stamp(momento) };
  const direccion = `${settings().PUBLIC_URL}${address.constancia(numero)}`;
  const texto = textoDe(hechos, { numero, ...fechas, clave, direccion });
  await insertConstancia(op.trx, pem, {
    numero,
    dominio_id: dominio.id,
    nombre: dominio.nombre,
    usuario_id: op.usuario.id,
    emitida_en: fechas.emitidaEn,
    momento: fechas.momento,
    hechos: JSON.stringify(hechos),
    texto,
    firma: firmar(texto),
    clave,
  });
  return { mensaje: `Se emitió la constancia ${numero}.`, numero };
});
