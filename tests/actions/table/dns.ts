import { type Acts, NOTHING_TYPED, ONLY_HELPS } from '../../support/actions/act';
import { found, ofName } from '../../support/actions/registry';
import {
  DELEGATED,
  delegating,
  detail,
  dialog,
  HOSTED,
  on,
  recordDialog,
  undoing,
} from '../../support/situations';

const DNS = 'routes/administrar/ver-dominio/dns';

const ofDomain = (table: string, column: string, nombre = HOSTED) =>
  found(
    `select ${column} from ${table} t join dominios d on d.id = t.dominio_id where d.nombre = '${nombre}' order by t.id`,
  );
const servers = ofDomain('nameservers', 't.nombre', DELEGATED);
const isRecord = (nombre: string) =>
  found(
    `select count(*) from dns_registros t join dominios d on d.id = t.dominio_id where d.nombre = '${HOSTED}' and t.nombre = '${nombre}.${HOSTED}'`,
  );
const records = found(
  `select count(*) from dns_registros t join dominios d on d.id = t.dominio_id where d.nombre = '${HOSTED}'`,
);
const tags = found(
  `select etiqueta from dns_ds t join dominios d on d.id = t.dominio_id where d.nombre = '${DELEGATED}'`,
);
const DEMO = ['ns1.yerbaelceibo.uy', 'ns2.proveedor.com.uy'];
const KEY = { 'Registros DS o DNSKEY': `12345 13 2 ${'3a'.repeat(32)}` };
const NO_KEY =
  'No es un registro DS ni DNSKEY. Un DS es como «12345 13 2» y 64 dígitos hexadecimales; un DNSKEY, como «257 3 13» y la clave.';
const NS = { Nombre: 'ns9.nadie.invalid' };

/** A zone file that was shown with what it changes. */
const compared = async () =>
  (await on(dialog('dns/importar'))()).press('Ver qué cambia', {
    'Archivo de zona': 'recien 600 A 192.0.2.1',
  });
const withTemplate = async () =>
  (await on(dialog('dns/plantilla'))()).press('Ver qué cambia', {
    Plantilla: 'WEB',
    'Dirección IP de su servidor web': '192.0.2.77',
  });
const asked = async () => (await on(dialog('dns/nameserver', DELEGATED))()).press('Agregar nameserver', NS);

/** The dialog of keys of a name that has one. */
const withKeys = async () => {
  const asked = await (await on(dialog('dns/claves', DELEGATED))()).press('Guardar las claves', KEY);
  const done = await asked.press('Guardar igual');
  return done.browser.open(dialog('dns/claves', DELEGATED));
};

/** What is done to the zone of a name, and to who answers for it. */
export const dns: Acts = {
  [`${DNS}/alojar`]: {
    alojar: {
      what: 'hosting a name',
      begin: on(dialog('dns/alojar', DELEGATED)),
      press: /^Alojar/,
      done: { to: detail(DELEGATED), holds: ofName('alojado', DELEGATED), after: [1] },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
  },
  [`${DNS}/delegar`]: {
    delegar: {
      what: 'delegating a name to servers that answer',
      begin: delegating,
      press: /^Cambiar los servidores/,
      done: 'only helps',
      wrong: ONLY_HELPS,
      stranger: 'financiero',
    },
    'delegar-igual': {
      what: 'delegating a name whatever its servers answer',
      begin: async () =>
        (await delegating()).press('Cambiar los servidores', { Nombre: 'ns8.nadie.invalid' }),
      press: /^Guardar igual/,
      done: {
        to: detail(DELEGATED),
        holds: servers,
        after: ['ns8.nadie.invalid.yerbaelceibo.uy', 'ns2.proveedor.com.uy'],
      },
      wrong: {
        typed: { Nombre: 'no vale' },
        says: { 'nameservers[0].nombre': 'Un nombre no puede tener espacios.' },
      },
      stranger: 'financiero',
    },
    ensayar: {
      what: 'seeing what delegating a name will do',
      begin: delegating,
      press: /^Ver qué va a pasar/,
      done: 'only helps',
      wrong: {
        typed: { Nombre: 'no vale' },
        says: { 'nameservers[0].nombre': 'Un nombre no puede tener espacios.' },
      },
      stranger: 'financiero',
    },
  },
  [`${DNS}/nameserver`]: {
    guardar: {
      what: 'adding a server that answers',
      begin: on(dialog('dns/nameserver', DELEGATED)),
      press: /^Agregar nameserver/,
      typed: NS,
      done: 'only helps',
      wrong: ONLY_HELPS,
      stranger: 'financiero',
    },
    'guardar-igual': {
      what: 'adding a server whatever it answers',
      begin: asked,
      press: /^Guardar igual/,
      done: { to: detail(DELEGATED), holds: servers, after: [...DEMO, 'ns9.nadie.invalid'] },
      wrong: { typed: { Nombre: 'no vale' }, says: { nombre: 'Un nombre no puede tener espacios.' } },
      stranger: 'financiero',
    },
  },
  [`${DNS}/eliminar-nameserver`]: {
    eliminar: {
      what: 'taking a server away',
      begin: async () => {
        const more = await (await asked()).press('Guardar igual');
        return more.browser.open(dialog('dns/eliminar-nameserver', DELEGATED, '&fila=3'));
      },
      press: /^Eliminar nameserver/,
      done: { to: detail(DELEGATED), holds: servers, after: DEMO },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
  },
  [`${DNS}/registro`]: {
    guardar: {
      what: 'adding a record',
      begin: on(dialog('dns/registro', HOSTED, '&tipo=A')),
      press: /^Agregar registro/,
      typed: { Nombre: 'intranet', 'Dirección IPv4': '192.0.2.9' },
      done: { to: detail(), holds: isRecord('intranet'), after: [1] },
      wrong: {
        typed: { 'Dirección IPv4': '192.0.2' },
        says: {
          '': 'Existen errores en los campos. Verifiquelos e intente nuevamente.',
          ip: 'No es una dirección IPv4: son cuatro números de 0 a 255 separados por puntos, como 192.0.2.1.',
        },
      },
      stranger: 'financiero',
    },
    ver: {
      what: 'seeing how a record will be',
      begin: on(dialog('dns/registro', HOSTED, '&tipo=A')),
      press: /^Ver cómo queda/,
      typed: { Nombre: 'intranet', 'Dirección IPv4': '192.0.2.9' },
      done: 'only helps',
      wrong: ONLY_HELPS,
      stranger: 'financiero',
    },
  },
  [`${DNS}/eliminar-registro`]: {
    eliminar: {
      what: 'deleting a record',
      begin: () => recordDialog('eliminar-registro'),
      press: /^Eliminar/,
      done: { to: detail(), holds: records, after: [5] },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
  },
  [`${DNS}/importar`]: {
    comparar: {
      what: 'seeing what a zone file changes',
      begin: on(dialog('dns/importar')),
      press: /^Ver qué cambia/,
      typed: { 'Archivo de zona': 'recien 600 A 192.0.2.1' },
      done: 'only helps',
      wrong: { typed: { 'Archivo de zona': '' }, says: { '': 'No hay ningún registro que importar.' } },
      stranger: 'financiero',
    },
    aplicar: {
      what: 'importing a zone file',
      begin: compared,
      press: /^Aplicar/,
      done: { to: detail(), holds: isRecord('recien'), after: [1] },
      wrong: {
        typed: { 'Archivo de zona': 'nada que se entienda' },
        says: {
          '': 'No es un registro DNS. Cada uno se escribe «nombre TTL IN tipo contenido», como «www 3600 IN A 192.0.2.1».',
        },
      },
      stranger: 'financiero',
    },
  },
  [`${DNS}/plantilla`]: {
    comparar: {
      what: 'seeing what a template changes',
      begin: on(dialog('dns/plantilla')),
      press: /^Ver qué cambia/,
      typed: { Plantilla: 'WEB', 'Dirección IP de su servidor web': '192.0.2.77' },
      done: 'only helps',
      wrong: {
        typed: { 'Dirección IP de su servidor web': 'x' },
        says: {
          direccion: 'Escriba la dirección IPv4 o IPv6 de su servidor web, como 192.0.2.1.',
        },
      },
      stranger: 'financiero',
    },
    aplicar: {
      what: 'using a template',
      begin: withTemplate,
      press: /^Aplicar/,
      done: {
        to: detail(),
        holds: found("select count(*) > 0 from dns_registros where contenido like '%192.0.2.77%'"),
        after: [1],
      },
      wrong: {
        typed: { 'Dirección IP de su servidor web': 'x' },
        says: {
          direccion: 'Escriba la dirección IPv4 o IPv6 de su servidor web, como 192.0.2.1.',
        },
      },
      stranger: 'financiero',
    },
  },
  [`${DNS}/deshacer`]: {
    aplicar: {
      what: 'going back to a version of the zone',
      begin: undoing,
      press: /^Deshacer/,
      done: { to: detail(), holds: isRecord('intranet'), after: [0] },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
    comparar: {
      what: 'seeing what going back to a version of the zone will do',
      begin: undoing,
      press: /^Ver a quién se le avisa/,
      done: 'only helps',
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
  },
  [`${DNS}/firmar`]: {
    firmar: {
      what: 'signing a zone',
      begin: on(dialog('dns/firmar')),
      press: /^Firmar/,
      done: {
        to: detail(),
        holds: found(
          `select firmada from dns_zonas t join dominios d on d.id = t.dominio_id where d.nombre = '${HOSTED}'`,
        ),
        after: [1],
      },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
    'quitar-firma': {
      what: 'signing a zone no more',
      begin: async () => {
        const done = await (await on(dialog('dns/firmar'))()).press('Firmar la zona');
        return done.browser.open(dialog('dns/firmar'));
      },
      press: /^Quitar/,
      done: {
        to: detail(),
        holds: found(
          `select firmada from dns_zonas t join dominios d on d.id = t.dominio_id where d.nombre = '${HOSTED}'`,
        ),
        after: [0],
      },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
  },
  [`${DNS}/claves`]: {
    guardar: {
      what: 'writing the keys of a delegated name that its servers sign with',
      begin: on(dialog('dns/claves', DELEGATED)),
      press: /^Guardar/,
      typed: KEY,
      done: 'only helps',
      wrong: {
        typed: { 'Registros DS o DNSKEY': 'no es una clave' },
        says: { texto: NO_KEY },
      },
      stranger: 'financiero',
    },
    'guardar-igual': {
      what: 'writing the keys of a delegated name whatever its servers sign with',
      begin: async () => (await on(dialog('dns/claves', DELEGATED))()).press('Guardar las claves', KEY),
      press: /^Guardar igual/,
      done: { to: detail(DELEGATED), holds: tags, after: [12345] },
      wrong: { typed: { 'Registros DS o DNSKEY': 'no es una clave' }, says: { texto: NO_KEY } },
      stranger: 'financiero',
    },
    quitar: {
      what: 'seeing what taking the keys of a delegated name away means',
      begin: withKeys,
      press: /^Quitar la firma/,
      done: 'only helps',
      wrong: ONLY_HELPS,
      stranger: 'financiero',
    },
    'guardar-sin-claves': {
      what: 'taking the keys of a delegated name away',
      begin: async () => (await withKeys()).press('Quitar la firma'),
      press: /^Quitar la firma/,
      done: { to: detail(DELEGATED), holds: tags, after: [] },
      wrong: NOTHING_TYPED,
      stranger: 'financiero',
    },
    leer: {
      what: 'reading the keys that the servers publish',
      begin: on(dialog('dns/claves', DELEGATED)),
      press: /^Leer/,
      typed: { 'Registros DS o DNSKEY': '12345 13 2 3a' },
      done: 'only helps',
      wrong: ONLY_HELPS,
      stranger: 'financiero',
    },
  },
};
