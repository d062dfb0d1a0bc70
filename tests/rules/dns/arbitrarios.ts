import fc from 'fast-check';
import { ESTRUCTURAS, type Tipo } from '~/registry/contract/dns-estructuras';
import type { Campos } from '~/registry/dns/registro';

export const ZONA = 'xn--and-6ma2c.uy';

const etiqueta = fc
  .stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/)
  .filter((texto) => !texto.startsWith('xn--'));
const deHost = fc.oneof(
  fc.constantFrom('', '@', 'www', '*', 'peñarol', 'A.B'),
  fc.array(etiqueta, { minLength: 1, maxLength: 3 }).map((etiquetas) => etiquetas.join('.')),
);
const conGuion = fc.oneof(deHost, fc.constantFrom('_dmarc', 's1._domainkey'));
const alias = fc.oneof(fc.constantFrom('web', '_acme.web', '*.dev'), etiqueta);
const servidor = fc.oneof(
  etiqueta,
  etiqueta.map((texto) => `${texto}.ejemplo.com.`),
  fc.constantFrom('@', 'ñandú.uy.', '.'),
);
const numero = fc.integer({ min: 0, max: 65_535 }).map(String);
const frase = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((texto) => texto.trim() === texto && !/\p{Cc}/u.test(texto));

const VALORES: Record<string, fc.Arbitrary<string>> = {
  ip: fc.ipV4(),
  ipv6: fc.ipV6(),
  cannonical_name: servidor.filter((texto) => texto !== '.'),
  pri: numero,
  weight: numero,
  port: numero,
  mail_server: servidor,
  text: fc.oneof(frase, fc.constant(`${'ñ'.repeat(200)};"\\ k=v`)),
  service: fc.constantFrom('_sip', '_imap', '_x-mpp'),
  protocol: fc.constantFrom('_tcp', '_udp'),
  flags: fc.constantFrom('0', '128', ''),
  tag: fc.constantFrom('issue', 'issuewild', 'iodef'),
  value: fc.constantFrom('letsencrypt.org', 'ca.uy; account="a b"', ';'),
};

/** The fields of a form of a type, filled in as people do. */
export function formulario(tipo: Tipo): fc.Arbitrary<Campos> {
  const { propietario, prefijos, datos } = ESTRUCTURAS[tipo];
  const aServicio = tipo === 'SRV' ? conGuion.filter((texto) => texto !== '*') : conGuion;
  const suyoPropio = tipo === 'NS' ? alias.filter((texto) => !texto.startsWith('*')) : alias;
  const suyo = propietario.obligatorio ? suyoPropio : ['A', 'AAAA', 'MX'].includes(tipo) ? deHost : aServicio;
  const nombrados = [...prefijos, ...datos].map(({ nombre }) => {
    const target =
      tipo === 'SRV' ? fc.constantFrom('sip.ejemplo.com.', '.') : servidor.filter((texto) => texto !== '.');
    return [nombre, VALORES[nombre] ?? target] as const;
  });
  return fc.record({ [propietario.nombre]: suyo, ...Object.fromEntries(nombrados) });
}
