import { expect, it } from 'vitest';
import { donde } from '~/registry/edge/dns/comprobacion/direcciones';

/** A resolver that nobody answers at. */
const SIN_RESOLUTOR = { privadas: true, puerto: 53, resolutores: ['127.0.0.1:1'] };
const at = (servidor: string) => donde(servidor, [], SIN_RESOLUTOR, new AbortController().signal);

it('of a server whose address nobody could tell it is not said that it has none', async () => {
  const { sinPreguntar, existe } = await at('ns1.ejemplo.com');
  expect(sinPreguntar).toMatch(/^no se pudo averiguar si tiene dirección IP/);
  expect(existe).toBeUndefined();
});

it('a name that never exists (RFC 6761) has no address, whoever could be asked', async () => {
  const { sinPreguntar, existe } = await at('ns1.nadie.invalid');
  expect(sinPreguntar).toMatch(/^no tiene dirección IP: nadie lo encuentra/);
  expect(existe).toBe(false);
});
