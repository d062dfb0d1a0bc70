import { createHash } from 'node:crypto';
import { isSameId } from '../contract/ids';
import type { Edge } from './edge';
import { outside } from './implement';
import { answered } from './verdict';

const op = outside.terminos;

/** Without a version of the edge's, a text is known by its content. */
function versionOf(contenido: string): { id: number; version: string } {
  const digest = createHash('sha256').update(contenido).digest();
  return { id: 1 + (digest.readUInt32BE() % 2_000_000_000), version: digest.toString('hex').slice(0, 8) };
}

async function vigentes(edge: Edge) {
  const said = answered(await edge.get('/termYCond'), 'terminosYCondiciones');
  const terms = said.of('terminosYCondiciones');
  const contenido = terms.ofOrSelf('contenido').text('');
  if (contenido === '') return null;
  const known = versionOf(contenido);
  return {
    id: terms.of('id').id(known.id),
    version: terms.of('version').text(known.version),
    contenido,
    vigenteDesde: terms.of('vigenteDesde').instantOrNull,
  };
}

async function acepto(edge: Edge): Promise<boolean> {
  const said = await edge.get('/termYCond/usuario');
  return said.ofOrSelf('acepto').flag();
}

const CAMBIARON = 'Los términos y condiciones cambiaron. Lea el texto nuevo antes de aceptarlo.';

export const terminos = {
  vigentes: op.vigentes.handler(async ({ context: { edge } }) => ({
    respuestaOK: true,
    mensajeRespuesta: '',
    terminosYCondiciones: await vigentes(edge),
  })),

  aceptados: op.aceptados.handler(async ({ context: { edge } }) => ({ acepto: await acepto(edge) })),

  aceptar: op.aceptar.handler(async ({ context: { edge }, input: { idTerminos } }) => {
    const shown = idTerminos === undefined || isSameId((await vigentes(edge))?.id, idTerminos);
    if (!shown) return { respuestaOK: false, mensajeRespuesta: CAMBIARON };
    const answer = await edge.change({ path: '/termYCond/usuario', own: { idTerminos } }, () => acepto(edge));
    return { respuestaOK: answer.done, mensajeRespuesta: answer.mensaje };
  }),
};
