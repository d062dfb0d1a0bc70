import { TITULO_DE } from '../../../domain/roles';
import { type Apartado, codigo, instante, numero, PARA_SIEMPRE, siNo, texto } from '../apartado';

/** What the person says of themselves, and where they are told. */
export const CONTACTOS: readonly Apartado[] = [
  {
    clave: 'contactos',
    titulo: 'Datos de contacto',
    guardado:
      'Cada versión se guarda mientras sea la vigente o figure en algún dominio. Lo que la historia de un dominio dice de ella queda con esa historia.',
    tabla: 'contactos',
    une: [['contactos_predeterminados', 'contactos_predeterminados.contacto_id', 'contactos.id', 'opcional']],
    de: [['contactos.usuario_id', 'usuario']],
    orden: ['contactos.id'],
    campos: {
      nicHandle: texto('contactos.nic_handle', 'Identificador de contacto'),
      nombre: texto('contactos.nombre', 'Nombre'),
      apellido: texto('contactos.apellido', 'Apellido'),
      direccion: texto('contactos.direccion', 'Dirección'),
      telefono: texto('contactos.telefono', 'Teléfono'),
      correoPublico: texto('contactos.email_publico', 'Correo electrónico público'),
      correoDeAvisos: texto('contactos.email', 'Correo electrónico para avisos'),
      validado: instante('contactos.email_validado_en', 'Correo para avisos validado'),
      creado: instante('contactos.creado_en', 'Guardado'),
      vigente: {
        titulo: 'Es el vigente',
        columna: 'contactos_predeterminados.contacto_id',
        como: 'siNo',
      },
    },
  },
  {
    clave: 'correosAnteriores',
    titulo: 'Direcciones anteriores para avisos',
    guardado:
      'Se guarda hasta 30 días después de validar la dirección nueva: mientras tanto le avisamos también allí, por si el cambio no lo hizo usted.',
    tabla: 'correos_anteriores',
    de: [['correos_anteriores.usuario_id', 'usuario']],
    orden: ['correos_anteriores.correo'],
    campos: {
      correo: texto('correos_anteriores.correo', 'Correo electrónico'),
      validado: instante('correos_anteriores.validado_en', 'Validado'),
      hasta: instante('correos_anteriores.hasta', 'Se le avisa hasta'),
    },
  },
  {
    clave: 'codigosDeValidacion',
    titulo: 'Código para validar su correo',
    guardado:
      'Se guarda el último, para contar los intentos y los envíos. Del código queda solo una huella, que no está aquí.',
    tabla: 'codigos_validacion',
    de: [['codigos_validacion.usuario_id', 'usuario']],
    orden: ['codigos_validacion.usuario_id'],
    campos: {
      correo: texto('codigos_validacion.correo', 'Correo electrónico'),
      enviado: instante('codigos_validacion.enviado_en', 'Enviado'),
      primerEnvio: instante('codigos_validacion.primer_envio_en', 'Primer envío'),
      envios: numero('codigos_validacion.envios', 'Envíos'),
      intentos: numero('codigos_validacion.intentos', 'Intentos'),
      vence: instante('codigos_validacion.vence_en', 'Vale hasta'),
    },
  },
  {
    clave: 'invitaciones',
    titulo: 'Invitaciones que hizo o respondió',
    guardado: PARA_SIEMPRE,
    tabla: 'invitaciones',
    une: [['dominios', 'dominios.id', 'invitaciones.dominio_id', 'opcional']],
    de: [
      ['invitaciones.invito_id', 'usuario'],
      ['invitaciones.resuelta_por', 'usuario'],
      ['invitaciones.correo', 'correos'],
    ],
    orden: ['invitaciones.id'],
    campos: {
      dominio: { titulo: 'Dominio', columna: 'dominios.nombre', como: 'nombre' },
      rol: codigo('invitaciones.rol', 'Para ser', TITULO_DE),
      correo: texto('invitaciones.correo', 'Enviada a'),
      estado: codigo('invitaciones.estado', 'Estado'),
      creada: instante('invitaciones.creada_en', 'Hecha'),
      enviada: instante('invitaciones.enviada_en', 'Enviada'),
      venta: siNo('invitaciones.venta', 'Es una venta'),
      envios: numero('invitaciones.envios', 'Veces que se envió'),
      desde: instante('invitaciones.desde', 'Se puede aceptar desde'),
      vence: instante('invitaciones.vence_en', 'Vale hasta'),
      resuelta: instante('invitaciones.resuelta_en', 'Resuelta'),
    },
  },
];
