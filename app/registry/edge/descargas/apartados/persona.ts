import { type Apartado, codigo, instante, siNo, texto } from '../apartado';

/** Who the person is, what they accepted, and how they sign in. */
export const PERSONA: readonly Apartado[] = [
  {
    clave: 'usuario',
    titulo: 'Usuario',
    guardado:
      'Se guarda mientras tenga una cuenta: dice quién es usted. Nombre y correo son los de su proveedor de ingreso, y cambian allí.',
    tabla: 'usuarios',
    de: [['usuarios.id', 'usuario']],
    orden: ['usuarios.id'],
    campos: {
      identificador: texto('usuarios.oid', 'Identificador en el proveedor de ingreso'),
      login: texto('usuarios.login', 'Usuario'),
      nombre: texto('usuarios.nombre', 'Nombre'),
      correo: texto('usuarios.correo', 'Correo electrónico'),
      creado: instante('usuarios.creado_en', 'Primer ingreso'),
      menosAvisos: siNo('usuarios.menos_avisos', 'Pidió menos avisos de vencimiento'),
    },
  },
  {
    clave: 'cuentaDeAcceso',
    titulo: 'Cuenta de ingreso',
    guardado:
      'Se guarda mientras tenga una cuenta. De la contraseña queda solo una huella, que no está aquí.',
    tabla: 'cuentas_acceso',
    de: [['cuentas_acceso.oid', 'oid']],
    orden: ['cuentas_acceso.oid'],
    campos: {
      login: texto('cuentas_acceso.login', 'Usuario'),
      nombre: texto('cuentas_acceso.nombre', 'Nombre'),
      correo: texto('cuentas_acceso.correo', 'Correo electrónico'),
      verificado: siNo('cuentas_acceso.verificado', 'Correo verificado'),
      creada: instante('cuentas_acceso.creada', 'Creada'),
      retenidaHasta: instante(
        'cuentas_acceso.retenida_hasta',
        'Sin cambios delicados hasta, porque se quitó el segundo paso',
      ),
      claveElegidaPorCorreo: siNo('cuentas_acceso.clave_por_correo', 'La contraseña se eligió por correo'),
    },
  },
  {
    clave: 'cuentaAjena',
    titulo: 'Cuenta de otro proveedor',
    guardado:
      'Se guarda desde que abrió la página del segundo paso, mientras tenga una cuenta: para saber de quién es cada dispositivo.',
    tabla: 'cuentas_ajenas',
    de: [['cuentas_ajenas.oid', 'oid']],
    orden: ['cuentas_ajenas.oid'],
    campos: {
      login: texto('cuentas_ajenas.login', 'Usuario'),
      nombre: texto('cuentas_ajenas.nombre', 'Nombre'),
      correo: texto('cuentas_ajenas.correo', 'Correo electrónico'),
      creada: instante('cuentas_ajenas.creada', 'Creada'),
    },
  },
  {
    clave: 'clavesOlvidadas',
    titulo: 'Pedidos de otra contraseña',
    guardado: 'Cada enlace vale 30 minutos; después se borra cuando alguien pide otro.',
    tabla: 'claves_olvidadas',
    de: [['claves_olvidadas.oid', 'oid']],
    orden: ['claves_olvidadas.id'],
    campos: { vence: instante('claves_olvidadas.vence', 'El enlace vale hasta') },
  },
  {
    clave: 'sesiones',
    titulo: 'Sesiones',
    guardado:
      'Se guarda hasta 30 días después de la última actividad: para mostrarle dónde ingresó y conservar lo que dejó a medias.',
    tabla: 'sesiones',
    de: [['sesiones.oid', 'oid']],
    orden: ['sesiones.id'],
    campos: {
      navegador: texto('sesiones.agente', 'Navegador, como él se presenta'),
      creada: instante('sesiones.creada', 'Primera visita'),
      ingreso: instante('sesiones.ingreso', 'Ingreso'),
      confirmada: instante('sesiones.confirmada', 'Se le pidió otra vez la contraseña'),
      comoConfirmo: codigo('sesiones.acr', 'Cómo mostró quién es', {
        contrasena: 'Con su contraseña',
        'segundo-factor': 'Con el segundo paso',
      }),
      vista: instante('sesiones.vista', 'Última actividad'),
      terminada: instante('sesiones.terminada', 'Terminada'),
    },
  },
  {
    clave: 'dispositivos',
    titulo: 'Dispositivos del segundo paso',
    guardado:
      'Se guarda hasta que usted lo quite. El secreto que hace los códigos no está aquí: quien lo tuviera podría hacerlos. De una llave de acceso el registro no tiene secreto.',
    tabla: 'factores',
    de: [['factores.oid', 'oid']],
    orden: ['factores.id'],
    campos: {
      nombre: texto('factores.nombre', 'Nombre'),
      esLlave: siNo('factores.llave', 'Es una llave de acceso'),
      creado: instante('factores.creado_en', 'Agregado'),
      usado: instante('factores.usado_en', 'Usado por última vez'),
    },
  },
  {
    clave: 'codigosDeRecuperacion',
    titulo: 'Códigos de recuperación',
    guardado: 'Se guarda hasta que pida otros. De cada código queda solo una huella, que no está aquí.',
    tabla: 'codigos_recuperacion',
    de: [['codigos_recuperacion.oid', 'oid']],
    orden: ['codigos_recuperacion.huella'],
    campos: { usado: instante('codigos_recuperacion.usado_en', 'Usado') },
  },
  {
    clave: 'historiaDelSegundoPaso',
    titulo: 'Cambios del segundo paso',
    guardado: 'Se guarda mientras tenga una cuenta: para que vea si alguien más tocó su segundo paso.',
    tabla: 'factores_historia',
    de: [['factores_historia.oid', 'oid']],
    orden: ['factores_historia.id'],
    campos: {
      texto: texto('factores_historia.texto', 'Qué pasó'),
      cuando: instante('factores_historia.cuando', 'Cuándo'),
    },
  },
  {
    clave: 'quitaDelSegundoPaso',
    titulo: 'Pedido de quitar el segundo paso',
    guardado: 'Se guarda hasta que se hace o alguien lo detiene: por lo menos 72 horas.',
    tabla: 'quitas_factor',
    de: [['quitas_factor.oid', 'oid']],
    orden: ['quitas_factor.oid'],
    campos: {
      pedida: instante('quitas_factor.pedida_en', 'Pedido'),
      proximo: instante('quitas_factor.proximo_en', 'Próximo aviso, o fin'),
    },
  },
  {
    clave: 'terminosAceptados',
    titulo: 'Términos que aceptó',
    guardado: 'Se guarda mientras exista el registro: dice qué aceptó y cuándo.',
    tabla: 'terminos_aceptados',
    une: [['terminos', 'terminos.id', 'terminos_aceptados.terminos_id']],
    de: [['terminos_aceptados.usuario_id', 'usuario']],
    orden: ['terminos_aceptados.terminos_id'],
    campos: {
      version: { titulo: 'Versión', columna: 'terminos.version', como: 'numero' },
      vigentesDesde: { titulo: 'Vigentes desde', columna: 'terminos.vigente_desde', como: 'dia' },
      aceptados: instante('terminos_aceptados.aceptado_en', 'Aceptados'),
      huella: texto('terminos_aceptados.huella', 'Huella del texto (SHA-256)'),
    },
  },
  {
    clave: 'descargas',
    titulo: 'Pedidos de este archivo',
    guardado:
      'Se guarda 48 horas desde que el archivo está pronto; después se borran el pedido y el archivo.',
    tabla: 'descargas',
    de: [['descargas.usuario_id', 'usuario']],
    orden: ['descargas.usuario_id'],
    campos: { pedida: instante('descargas.pedida_en', 'Pedido') },
  },
];
