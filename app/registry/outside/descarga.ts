import { contract } from '../contract';
import { ARCHIVO_DE_DATOS } from '../contract/descarga';
import { outside } from './implement';
import { own } from './own-operation';

const op = outside.descarga;
const { ver, pedir } = contract.descarga;

/** All of it is this project's own: only an edge like ours has it. */
export const descarga = {
  ver: op.ver.handler(({ context: { edge } }) => own(edge, ver)),
  pedir: op.pedir.handler(({ context: { edge } }) => own(edge, pedir)),
  archivo: op.archivo.handler(async ({ context: { edge }, input: { codigo } }) => {
    const file = await edge.file({ path: '/usuario/descarga/{codigo}', at: { codigo } });
    return new File([file], ARCHIVO_DE_DATOS, { type: file.type });
  }),
};
