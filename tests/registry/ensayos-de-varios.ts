import { readId } from '~/registry/contract/base';
import { ensayarVarios } from '~/registry/edge/ensayo/varios';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { type Choices, choices } from '../support/strange';
import { ask, contextOf } from './caller';
import { type Comparado, olvidado } from './ensayos';
import { enEquipo } from './equipo';
import { cuenta } from './persona';
import { cuentaDe, nombreDe } from './shop';

export type Pedido = Parameters<typeof ensayarVarios>[1];

/** Nobody waits for these: all of the names are tried. */
const UN_RATO = { plazoMs: 60_000, ahora: () => performance.now() };

/** A rehearsal, as often as a test likes: the limit of how many a person asks for stands before this. */
export async function ensayar(login: string, pedido: Pedido, plazo = UN_RATO) {
  const context = contextOf({ login });
  const usuario = await context.quien();
  if (!usuario) throw new Error('Nobody is signed in');
  return ensayarVarios({ ...context, usuario }, pedido, plazo);
}

/** What a change of names does, as its rehearsal counts it. */
export async function hacer(login: string, pedido: Pedido) {
  const { administracion } = ask({ login });
  const { cambioMasivo, codigo } = await administracion.iniciarCambioMasivo(pedido);
  if (!cambioMasivo) return { rechazo: codigo };
  const id = readId(cambioMasivo.id) ?? 0;
  const { resultados } = await administracion.resultadoCambioMasivo({ id, cantResultados: 500 });
  const some = (...que: string[]) => resultados.filter(({ resultado }) => que.includes(resultado));
  return {
    hechos: some('HECHO').length,
    sinCambios: some('SIN_CAMBIOS').length,
    noHechos: some('NO_APLICA', 'CONFLICTO').map(({ nombre, mensaje }) => ({ nombre, motivo: mensaje })),
  };
}

/** Names of somebody's with people of theirs, one deleted, one of somebody else's, and one that nobody has. */
async function conNombres(login: string): Promise<string[]> {
  const suyos = Array.from({ length: 6 }, (_, at) => `varios-${at}.uy`);
  for (const [at, nombre] of suyos.entries())
    await enEquipo(nombre, at % 2 === 0 ? { cuenta_pago_id: await cuentaDe(login) } : {});
  const { tecnico_id } = await observe.theDomain('varios-1.uy');
  await given.contact(tecnico_id ?? 0, { usuario_id: null, email_publico: 'taller@correo.uy' });
  await nombreDe(login, 'varios-borrado.uy', { estado: 'ELIMINADO', fecha_eliminacion: '2026-11-20' });
  await nombreDe('otro', 'varios-ajeno.uy');
  return [...suyos, 'varios-borrado.uy', 'varios-ajeno.uy', 'varios-no-hay.uy'];
}

const ROLES = ['ADMINISTRADOR', 'TECNICO', 'FINANCIERO'] as const;

function alAzar({ next, one }: Choices, nombres: readonly string[]): Pedido {
  const some = nombres.filter(() => next(3) > 0);
  const dominiosSeleccionados = some.length > 0 ? some : [...nombres];
  switch (next(4)) {
    case 0:
      return { accion: 'ELIMINAR_CUENTA', dominiosSeleccionados };
    case 1:
      return {
        accion: 'EDITAR_CUENTA',
        dominiosSeleccionados,
        templateCuentaPagoDTO: cuenta({ nombre: `Cuenta ${next(5)}` }),
      };
    default:
      return {
        accion: 'EDITAR_CONTACTO',
        dominiosSeleccionados,
        rolSeleccionado: one(ROLES) ?? 'TECNICO',
        contactoDTO: {
          nombre: `Persona ${next(3)}`,
          apellido: 'Nueva',
          direccion: 'Calle 1',
          telefono: next(8) === 0 ? '12' : '29001234',
          emailPublico: `persona${next(3)}@ejemplo.uy`,
        },
      };
  }
}

/** Changes of many names at random, each rehearsed and then done: those of which the rehearsal said something else. */
export async function compararVarios(login: string, cuantos: number, seed: number) {
  const draw = choices(seed);
  const nombres = await conNombres(login);
  const distintos: Comparado[] = [];
  let hechos = 0;
  for (let turn = 0; turn < cuantos; turn += 1) {
    const acto = alAzar(draw, nombres);
    await olvidado();
    const { acto: said, varios } = await ensayar(login, acto);
    const seen = await hacer(login, acto);
    if (!('rechazo' in seen)) hechos += 1;
    const dijo = varios
      ? {
          hechos: varios.hechos,
          sinCambios: varios.sinCambios,
          noHechos: varios.noHechos,
          correos: varios.correos,
          delDia: varios.delDia,
        }
      : { rechazo: said.codigo };
    const delDia = new Set((await observe.noticesOfTheDay()).map(({ para }) => para)).size;
    const fue = 'rechazo' in seen ? seen : { ...seen, correos: (await observe.mails()).length, delDia };
    if (JSON.stringify(dijo) !== JSON.stringify(fue)) distintos.push({ acto, dijo, fue });
  }
  return { distintos, hechos };
}
