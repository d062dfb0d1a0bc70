import {
  CAMPOS_DE_CONTACTO,
  CAMPOS_DE_DOMINIO,
  type CampoDeContacto,
  type Metodo,
  seVeDelDominio,
} from '~/registry/domain/public-fields';
import type { Rol } from '~/registry/domain/roles';
import type { ContactoPublico, NombrePublico } from '~/registry/public-registry';
import { contactsOf, RDAP_ROLES } from './entity';
import { SAID } from './jcard';
import type { Redacted } from './json';

const NOT_PUBLISHED = 'El registro no lo publica.';
const NOT_DECLARED = 'Su contacto no lo hizo público.';

/** Names of what is left out that are registered (IANA, RDAP JSON Values, `redacted name`); others are described. */
const isRegistered = (name: string): boolean =>
  name === 'Registry Domain ID' || /^(Registrant|Admin|Tech|Billing) (Name|Street|Phone|Email)$/.test(name);

const nameOf = (name: string): Redacted['name'] =>
  isRegistered(name) ? { type: name } : { description: name };

/** What is not there is pointed at where it would have been; what is there and empty, where it is (RFC 9537, 4.2). */
const pointedAt = (metodo: Metodo, path: string) =>
  metodo === 'removal' ? { prePath: path } : { postPath: path };

const leftOut = (name: string, metodo: Metodo, path: string, why: string): Redacted => ({
  name: nameOf(name),
  ...pointedAt(metodo, path),
  pathLang: 'jsonpath',
  method: metodo,
  reason: { description: why },
});

/** The names of the profiles begin with these (ICANN's response profile, 2.7). */
const PREFIX: Readonly<Record<Rol, string>> = {
  titular: 'Registrant',
  administrador: 'Admin',
  tecnico: 'Tech',
  financiero: 'Billing',
};

const isCampo = (key: string): key is CampoDeContacto => key in CAMPOS_DE_CONTACTO;

const ofContact = (contacto: ContactoPublico, prefix: string, entity: string): Redacted[] =>
  Object.keys(CAMPOS_DE_CONTACTO)
    .filter(isCampo)
    .filter((campo) => SAID[campo](contacto) === '')
    .map((campo) => {
      const { nombre, metodo, path, quien } = CAMPOS_DE_CONTACTO[campo];
      return leftOut(
        `${prefix} ${nombre}`,
        metodo,
        `${entity}${path}`,
        quien === 'nadie' ? NOT_PUBLISHED : NOT_DECLARED,
      );
    });

/** What an answer about a name leaves out: all that the table says, and all that its contacts did not make public. */
export const redactedOfDomain = (name: NombrePublico): Redacted[] => [
  ...(['id', 'fechaAlta'] as const)
    .filter((campo) => !seVeDelDominio(campo, name.estado))
    .map((campo) => {
      const { nombre, metodo, path } = CAMPOS_DE_DOMINIO[campo];
      return leftOut(nombre, metodo, path, NOT_PUBLISHED);
    }),
  ...contactsOf(name).flatMap(({ contacto, roles: [rol] }) =>
    ofContact(contacto, PREFIX[rol], `$.entities[?(@.roles[0]=='${RDAP_ROLES[rol]}')]`),
  ),
];

/** The same of an answer about a contact itself. */
export const redactedOfEntity = (contacto: ContactoPublico): Redacted[] =>
  ofContact(contacto, 'Contact', '$');
