import type { DecodedPacket } from 'dns-packet';
import { type Dnskey, type Ds, dsDe, escribirDs } from '../rules/dnssec';

/** What the servers of a name ask its parent to vouch for (RFC 7344, RFC 8078). */
export type Pedido = { quitar: boolean; ds: string[] } | undefined;

const rdataDe = (answer: DecodedPacket, type: string): Buffer[] =>
  (answer.answers ?? []).flatMap((each) =>
    String(each.type) === type && 'data' in each && Buffer.isBuffer(each.data) ? [each.data] : [],
  );

const deCds = (data: Buffer): Ds => ({
  etiqueta: data.readUInt16BE(0),
  algoritmo: data[2] ?? 0,
  tipoDigest: data[3] ?? 0,
  digest: data.subarray(4).toString('hex').toUpperCase(),
});

const deCdnskey = (data: Buffer): Dnskey => ({
  banderas: data.readUInt16BE(0),
  algoritmo: data[3] ?? 0,
  clave: data.subarray(4),
});

/** Algorithm 0 asks that the keys be taken away (RFC 8078 4). */
const QUITAR = 0;

/** One server's request, the DS in one order; undefined where it asks for nothing. */
function pedidoDe(
  cds: DecodedPacket | undefined,
  cdnskey: DecodedPacket | undefined,
  dominio: string,
): Pedido {
  const directos = cds
    ? rdataDe(cds, 'CDS')
        .filter(({ length }) => length > 4)
        .map(deCds)
    : [];
  const claves = cdnskey
    ? rdataDe(cdnskey, 'CDNSKEY')
        .filter(({ length }) => length > 4)
        .map(deCdnskey)
    : [];
  const todos =
    directos.length > 0
      ? directos
      : claves.map((clave) => ({ ...dsDe(clave, dominio), algoritmo: clave.algoritmo }));
  if (todos.length === 0) return undefined;
  const quitar = todos.every(({ algoritmo }) => algoritmo === QUITAR);
  // SHA-1 digests stand beside the others in many zones: they are left out, not refused (RFC 8624 3.3).
  const utiles = todos.filter(({ algoritmo, tipoDigest }) => algoritmo !== QUITAR && tipoDigest !== 1);
  return { quitar, ds: quitar ? [] : utiles.map(escribirDs).sort() };
}

/** What all servers that answer ask for alike: where two of them differ nothing is taken (RFC 7344 6.2). */
export function acuerdo(
  cds: readonly DecodedPacket[],
  cdnskey: readonly DecodedPacket[],
  dominio: string,
): Pedido | 'DISTINTOS' {
  const cuantos = Math.max(cds.length, cdnskey.length);
  const pedidos = Array.from({ length: cuantos }, (_, n) => pedidoDe(cds[n], cdnskey[n], dominio));
  const distintos = new Set(pedidos.map((pedido) => JSON.stringify(pedido ?? null)));
  return distintos.size > 1 ? 'DISTINTOS' : pedidos[0];
}
