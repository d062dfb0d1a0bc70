import { database } from '~/database/connection.server';
import { ensayarImportacion } from '~/registry/edge/ensayo/importacion';
import { avanzarTransferencias } from '../support/due';
import { choices } from '../support/strange';
import { contextOf } from './caller';
import { type Comparado, olvidado, publicado, publicadoSegun, publicar } from './ensayos';
import { libroMayor } from './shop';
import { importa, nombreDeOtro, otro, pedido, requests, START, TITULAR, whose } from './traslado';

/** When nobody's answer is waited for any more. */
const EN_DIEZ_DIAS = START.add({ hours: 240 });

async function ensayar(login: string, asked: Awaited<ReturnType<typeof pedido>>) {
  const context = contextOf({ login });
  const usuario = await context.quien();
  if (!usuario) throw new Error('Nobody is signed in');
  return ensayarImportacion({ ...context, usuario }, asked);
}

/** A wrong code is a try each time: one fewer is left after it was also rehearsed. */
const sinCuenta = (mensaje: string): string => mensaje.replace(/quedan? \d+ intentos?/, 'quedan intentos');

/** How the newest request for a name ended, what was charged for it, when it expires and what the servers have of it. */
async function comoTermino(nombre: string) {
  const last = (await requests()).filter((each) => each.nombre === nombre).at(-1);
  const cargos = (await libroMayor()).filter((each) => each.nombre === nombre);
  return {
    estado: last?.estado,
    cobrado: cargos.reduce((sum, { importe }) => sum + importe, 0),
    zona: await publicado(nombre),
    vencimiento: (await whose(nombre)).vencimiento,
  };
}

/** Requests for names of another registrar at random, each rehearsed, made and ended in one way: those of which it said something else. */
export async function compararImportaciones(login: string, cuantos: number, seed: number) {
  const { next } = choices(seed);
  const distintos: Comparado[] = [];
  let hechos = 0;
  for (let turn = 0; turn < cuantos; turn += 1) {
    const nombre = `importado-${seed}-${turn}.uy`;
    await nombreDeOtro(nombre, { fecha_vencimiento: `202${7 + next(3)}-0${1 + next(9)}-01` });
    if (next(8) === 0) await otro().bloquea(nombre);
    const given = {
      ...(next(10) === 0 && { codigoAutorizacion: 'EQUIVOCADO' }),
      ...(next(10) === 0 && { datosTitular: { ...TITULAR, direccion: 'Rivera 1234/5' } }),
    };
    await publicar();
    await olvidado();
    const antes = await publicado(nombre);
    const aprueba = next(2) === 0;
    const { acto, importacion } = await ensayar(login, await pedido(login, nombre, given));
    const { isOk, message } = await importa(login, nombre, given);
    if (!isOk) {
      if (acto.seHace || sinCuenta(acto.mensaje) !== sinCuenta(message))
        distintos.push({ acto: { nombre, given }, dijo: acto, fue: message });
      continue;
    }
    hechos += 1;
    const vencia = (await whose(nombre)).vencimiento;
    if (aprueba) await otro().aprueba(nombre);
    else await avanzarTransferencias(database(), EN_DIEZ_DIAS);
    await publicar();
    const final = aprueba ? importacion?.aprobada : importacion?.sinRespuesta;
    const zona = aprueba ? importacion?.aprobada.zona : undefined;
    const dijo = {
      estado: final?.estado,
      cobrado: final?.cobrado,
      zona: zona ? publicadoSegun(antes, { zona }) : antes,
      vencimiento: final?.vencimiento ?? vencia,
    };
    const fue = await comoTermino(nombre);
    if (JSON.stringify(dijo) !== JSON.stringify(fue))
      distintos.push({ acto: { nombre, given, aprueba }, dijo, fue });
  }
  return { distintos, hechos };
}
