import { nombreApellido } from '~/registry/domain/nombre-apellido';
import type { CampoDeContacto } from '~/registry/domain/public-fields';
import type { ContactoPublico } from '~/registry/public-registry';
import type { Property } from './json';

/** What the contact said in each field; nobody is told the address for notices. */
export const SAID: Readonly<Record<CampoDeContacto, (contacto: ContactoPublico) => string>> = {
  nombre: nombreApellido,
  direccion: ({ direccion }) => direccion,
  telefono: ({ telefono }) => telefono,
  emailPublico: ({ emailPublico }) => emailPublico,
  email: () => '',
};

/** Names in two fields are told apart too. */
const parted = ({ nombre, apellido }: ContactoPublico): Property[] =>
  apellido ? [['n', {}, 'text', [apellido, nombre, '', '', '']]] : [];

/** The registry keeps an address as one text: it stands where the street does (RFC 6350, 6.3.1). */
const street = (direccion: string): string[] => ['', '', direccion, '', '', '', ''];

const ifSaid = (text: string, property: (text: string) => Property): Property[] =>
  text === '' ? [] : [property(text)];

/** A contact as a jCard (RFC 7095). */
export const jcardOf = (contacto: ContactoPublico): ['vcard', Property[]] => [
  'vcard',
  [
    ['version', {}, 'text', '4.0'],
    ['fn', {}, 'text', SAID.nombre(contacto)],
    ...parted(contacto),
    ['adr', {}, 'text', street(SAID.direccion(contacto))],
    ...ifSaid(SAID.telefono(contacto), (text) => ['tel', { type: 'voice' }, 'text', text]),
    ...ifSaid(SAID.emailPublico(contacto), (text) => ['email', { pref: '1' }, 'text', text]),
  ],
];
