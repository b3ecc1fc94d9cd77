import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { spanishBot } from './es-bot.ts'
import { spanishMeet } from './es-meet.ts'
import { spanishReal } from './es-real.ts'
import { spanishOperator, spanishPaid } from './es-staff.ts'

export const spanishQuestions: Phrases<QuestionKind> = {
  lists: {
    face: 'cara carita rostro jeta foto fotos imagen sonrisa careto chica mujer',
    seen: 'visto vi sale salia salias salio reconozco reconoci suena encontre vista',
    never: 'nunca todavia aun jamas sin ni_una_vez ni',
    hang: 'colgado colgo bloqueado bloqueo trabado trabo pegado congelado rayado rallado atascado averiado fundido cuelga reiniciar reinicia',
    pretty: 'guapa guapas belleza bonita bombon preciosidad bella hermosa modelo mujer_asi chica_asi',
    hunch:
      'corazonada intuicion presentimiento pinta sensacion espina mosca sospecha impresion me_da creo temo se_me_hace',
    told: 'dijiste decias contaste escribiste dijistes mencionaste asegurabas me_contabas',
    refuse:
      'quieres puedes enciendes pones haces mandas contestas ensenas muestras prendes abres coges hablas dejas sales',
    excuse:
      'excusa excusas pega pegas pretexto pretextos largas disculpas escusa escusas cuento cuentos evasivas',
    weekday: 'lunes martes miercoles jueves viernes sabado domingo ayer antes anteayer',
    lowly: 'jubilado viejo abuelo feo gordo camionero calvo pensionista carcamal don_nadie obrero pobre',
    job: 'enfermera profesora modelo viuda medica secretaria azafata rubia camarera abogada maestra psicologa veterinaria',
    page: 'pagina paginas web webs sitio sitios app apps chat chats plataforma plataformas empresa',
    given:
      'vanesa laura marta ana maria carmen lucia sofia elena paula rosa sandra monica patricia marisol carla silvia raquel eva lola andrea cristina valeria camila daniela julia sara nuria',
    read: 'leen lee leyendo ven ve vigilan miran revisan controlan',
    device: `
      tostadora licuadora electrodomestico lavadora nevera refri aspiradora gps horno microondas calculadora cafetera interfono control_remoto aparato ventilador
    `,
    botish: `
      generador loro automatico automatica automatizada programada programado humano humana humanos registrada grabadora grabacion contestadora asistente_virtual asistente_digital electronica digital virtual sintetica pensante bits chip servidor database modelo_de_lenguaje entrenada cinta calculadora maniqui muneca hojalata silicio engranajes robotcito compu
    `,
    staff: `
      turno turnos companera companeras colega colegas staff superior supervisor supervisora puesto auriculares guion libreto clientes duena gestor call_center callcenter operadora operador operadoras moderadora animadora empleada agencia contratada servicio_al_cliente atencion_al_cliente ficha fichas expediente historial resumen equipo relevo suplente reemplazo plantilla
    `,
    you: `
      tu ti te eres tienes tus tuyo tuya estas haces os sois vuestro vuestra contestas respondes escribes hablas dices usted responde contesta pareces
    `,
    man: `
      hombre tio tipo viejo gordo senor abuelo camionero vato wey man pibe chavo chamaco macho viejito cabron
    `,
    elsewhere: `
      super supermercado fabrica tienda banco hospital restaurante bar taller obra escuela colegio correos almacen oficina pizzeria enfermera dependienta camarera mesera peluquera maestra profesora cuidadora amazon hotel cafeteria clinica farmacia
    `,
    buy: `
      comprar compre compro compra compras gastar gaste gasto gasta gastes recargar recargue recargo pagar pague pago consumir consuma acabar acaben gastarme soltar suelte invertir meter meta adquirir
    `,
    money: `
      dinero plata pasta lana guita feria varo creditos credito monedas coins coin tokens token fichas saldo recarga recargas cartera bolsillo paquete paquetes puntos euros pesos gemas diamantes
      euritos tarjeta facturacion ingresos tarifa suscripcion membresia centavos dolares soles bizum transferencia
    `,
    send: `
      manda mandame mandas mandarme mandar envia enviame envias enviarme haz hazme haces hacer hacemos hagamos muestra muestrame muestras mostrarme ensename ensenas saca sacate sacas toma tomate tomas graba grabame grabas dame quiero quisiera ver pasa pasame pasas pasarme tirame tira
    `,
    sense: `
      creo pienso sospecho sospechas apuesto temo imagino supongo huele olor impresion sensacion duda parece pareces diria juraria seguro segura admite admitelo confiesa dime late me_da siento intuyo presiento sera capaz fijo convencido se_me_hace me_suena me_temo
    `,
    truly: `
      de_verdad de_veras realmente en_serio verdaderamente en_realidad efectivamente de_hecho
    `,
    are: 'eres sos es_usted usted_es ere seas serias fueras pareces sois eras estas_siendo seras',
    real: `
      real reales verdadera verdadero verdaderas autentica autentico autenticas genuina veridica existente legitima de_verdad de_veras
    `,
    fake: `
      falsa falso falsos falsas fake fakes inventada inventado inventadas inventados ficticia ficticio ficticios ficticias catfish mentira
      trucha trucho truchos invento ficcion personaje imaginaria imaginario fantasia inexistente irreal bulo postiza chimba pirata montaje enganabobos tapadera
    `,
    person: 'persona mujer chica muchacha humana humano hombre alguien senora ser_humano nena tia mina vieja',
    profile: `
      perfil perfiles cuenta cuentas pagina sitio web mujeres chicas todas fotos nombre app plataforma persona personas historia aqui aca
      portal identidad chat
    `,
    photo: 'foto fotos imagen imagenes fotografia fotografias selfie retrato fotito',
    bot: `
      bot robot robots chatbot chatbots bots maquina maquinas ordenador computadora computador programa software ia inteligencia_artificial
      chatgpt gpt algoritmo automatico automatica automaticos automaticas contestador artificial sistema avatar androide cacharro script
      maquinita
      robotcito robotito robotica robotico asistente_virtual siri alexa replika gemini deepseek calculadora cyborg humanoide aparato chat_bot chat_gpt simulador grabadora contestadora grabacion compu
    `,
    strictBot: `
      bot robot chatbot chatgpt gpt algoritmo inteligencia_artificial software ia bots contestador
      robots chatbots robotcito robotito chat_bot chat_gpt androide cyborg asistente_virtual replika deepseek grabadora contestadora
    `,
    operator: `
      operadora operador operadoras operadores moderadora moderador moderadores animadora animador empleada empleado empleados empleadas
      staff teleoperadora trabajadora trabajador call_center callcenter agente agentes azafata telefonista asistente encargada contratada
      asalariada plantilla funcionaria chatera
    `,
    company: 'pagina sitio web plataforma agencia empresa compania app portal duenos jefes site gente',
    write: `
      escribes escribe escriben escribis escribir escribirme escribiendo contestas contesta contestan contestar contestarme respondes
      responde responden responder responderme chatear chateas chatea chateando mensaje mensajes hablas habla hablo hablar hablando hablarme
      respuesta respuestas charlar charlo platicar platico atiende atiendes atienden redacta teclea tecleas conversar
    `,
    pay: `
      pagan pagado pagada paga pagas sueldo salario nomina comision comisiones remunerado remunerada dinero plata pasta lana guita feria
      euros pesos pago cobro porcentaje tajada ganancia quincena honorarios varo billete
    `,
    meet: `
      vernos verte quedamos quedar conocernos conocerte encontrarnos encontrarte juntarnos juntamos cita citas salir salimos salgamos vemos
      veamos veremos encontramos encontremos reunirnos visitarte visitarme quedemos conozcamos juntemos
    `,
    when: `
      hoy manana sabado domingo viernes jueves lunes martes miercoles finde semana noche tarde dia pronto fin_de_semana agosto mes
      vacaciones ahorita
    `,
    place: `
      cenar cena cafe cafecito comer comida almorzar copa copas cerveza cine hotel bar restaurante playa bailar pasear paseo tomar helado
      trago parque concierto caminar desayunar discoteca birra cana canas piscina merendar habitacion baile tapas
      tapas sierra paella vinito cafecito heladito cervecita cenita paseito mirador pueblo feria fiesta escapada picnic asado parrilla sushi piscina uber mercadillo chelas
    `,
    live: `
      en_persona cara_a_cara en_vivo en_la_vida_real frente_a_frente a_los_ojos en_carne_y_hueso fisicamente
      de_frente vida_real piel_con_piel mirandonos
    `,
    third: `
      el ella pelicula libro cancion serie novela amigo hermano hermana prima hijo hija vecino vecina marido politico jefe perro telenovela
      cunado mama ex esposa esposo
    `,
    thing: `
      cuero piel oro unas pelo pestanas madrid sociedad amigo amiga amistad amor problema suerte lastima pena academia caballero
    `,
  },
  short: `
    q=que k=que xq=porque pq=porque xk=porque x=por tb=tambien tmb=tambien d=de dnd=donde cdo=cuando qdo=cuando toy=estoy tas=estas ta=esta
    pa=para bn=bien msj=mensaje msjs=mensajes msg=mensaje finde=fin_de_semana ehto=esto ere=eres erees=eres sos=eres vos=tu ud=usted
    uds=ustedes dime=dime mñn=manana hrs=horas kms=km km=km quedams=quedamos pic=foto pics=fotos laburas=trabajas laburo=trabajo
    laburar=trabajar curro=trabajo curras=trabajas chamba=trabajo chambeas=trabajas neta=de_verdad acá=aqui aca=aqui
    dnde=donde xfa=por_favor cn=con kien=quien kiero=quiero qien=quien ke=que vdd=verdad vrdd=verdad enserio=en_serio osea=o_sea tvia=todavia ntp=nada
  `,
  distinct: `
    verdades persona pares
    forman
  `,
  quotes: 'cancion canta cantaba pelicula libro poema novela letra estribillo titulo frase serie',
  harmless: `
    banco|hacienda|tarjeta ~ me ~ cobra ~ comision; no ~ tengo|me_caben|hay ~ ninguna? dudas ~ de ~ ti; nos juntamos todos; invitaron a cenar ~ mis|los|unos; companera de piso; tu|la jef* ~ te ~ deja salir ~ antes; realidad supera; mi ~ hermana ~ esta ~ lleno; vamos al|a_la|a ~ cine|playa|campo ~~ mis|con|los ~ amigos|ninos|familia; automatico de la; se ~ que ~ eres ~ sincera;
    sale|esta contigo en la foto; eres ~ un|una verdadero|verdadera|autentico|autentica ~ tesoro|cocinera|artista|amigo|dama|joya|reina|encanto|maestra|poeta|angel|senora; en que empresa|hospital|colegio trabajas; sales ~ hoy|esta ~ noche|tarde|a ~ pasear|?;
    robots de cocina; salir ~ mas ~ con ~ mi|mis; ^ ~ nos vemos otro|luego|despues dia|rato $; salimos del trabajo; tomamos un cafe y luego; paso|pase ~ las vacaciones|navidades|fiestas; es una estafa ~ comprar|la|el|lo; empresa|jefe me paga; mis|mi ~ padres|hermanos|hijos|hijo|hija|hermana|madre ~ viene|vienen|vino a verme; vas ~ a ~ ir ~ a la ~ fiesta|boda|playa|misa; mi|la primera ~ cita ~ fue|era|con; dije|dijeron ~ a ~ mis;
    me encanta|gusta ~ tu foto ~; a ~ que ~ hora ~ te ~ levantas|acuestas|despiertas; noticias ~ son ~ mentira*; hermano|hermana|hijo|hija|prima|primo|sobrino ~ trabaja ~ en; en que quedo ~ el|tu|la;
    de verdad que; eres ~ muy|bien|tan ~~ de_verdad|verdad; te gusta ir|salir|bailar|comer|viajar; le|les pagan desde; te pagan a fin de mes en; todos los domingos|sabados|viernes|dias; no le|les pagan; la verdad !como|quien|eres|sos|dime; verdadero|verdadera amor|amiga|amigo|amistad; es verdad|mentira que; parece mentira; amor verdadero;
    nunca|no ~ te ~ pregunte|pregunto|preguntaba; preguntado si <are> <real>|<fake>; quedamos en que; no quiero; no existe mujer|nada|nadie;
    tiempo llevas; dentadura postiza; a mi cunado|hermano|hijo|hija; sois|eres una maquina como|cocinando; de carne y hueso o de;
    cita a ciegas tuve|fue; muchos desconfian; les dije a; nunca|jamas ~ pense|dude ~~ <are> ~~ <fake>|<real>|<bot>; no dudo; no te estoy;
    real madrid; fake news; programa|programas de|favorito|en_la|tele; ordenador|computadora nuevo|nueva|roto; lavadora|maquina de;
    dentista|medico|doctor|peluqueria|peluquero|banco|abogado|notario & cita; tengo|tenia|tuve cita ~ con|en|a; hombre|mujer de verdad;
    eres ~~ amor|encanto|cielo|sol; vivo|viva de alquiler; encantado|gusto|placer de? conocerte; mucho gusto;
    nos vemos luego|despues|manana|pronto $; hasta luego; me ~ pagan|pagaron|pago; con la verdad; en realidad !eres; a lo mejor;
    cuanto|cuantos ~~ <elsewhere>; ganas|pagan|cobras|turno|turnos|trabajas|sueldo ~~ <elsewhere>; eres una persona|mujer|chica <real> y|que|muy; me gust* ~~~ eres ~ <real> $;
    no existe ~ una|un|la|el ~ receta|formula|regla|manera|amor|cosa; eres ~ <real> ~ me_gustas; me ~ robaron|robado|clonaron|hackearon; contestador automatico; no te creo ~ ganaste|gano; sales|salir ~ de vacaciones|fiesta|trabajar;
    en el banco ~~ contesta ~ la_maquina|un_robot; eres soltera|casada|viuda|libre|rubia ~ o ~~ alguien; soltera|casada|viuda ~ o ~~ alguien; vemos manana ~ por ~ aqui; nadie ~ viene ~ a visitarme; existe ~ una ~ receta|formula;
    trabaje ~ en|para|de; me gustan ~ las ~ personas|mujeres;
    banco|correos|compania ~~~ automatic*; politicos son todos falsos; ellos|ellas ~ son ~ todos fals*;
    hay ~ que ~ comer; que|como pagan ~ en mi; cobro|pagan ~ por fin; errores ~ humanos; ser_humano ~ maravill*; opinas|piensas ~ de ~ la|los|las; los politicos ~~; viste ~ la|el|esa pelicula|serie; maquina ~ de ~ cafe|coser|lavar|afeitar; mi ~ nomina|sueldo|jefe|jefa; cuenta ~ de ~ luz|banco; te_gusta ~ mas; contestador ~ de ~ mi; me toca guardia; se me acabo ~ el ~ saldo|credito ~ del;
    dije|dijo|les_dije|me_dijo ~ a ~ mis|mi; agencia|companer* ~ del ~ seguro; pasan|pasamos|pasais ~ por ~ el; pagan ~ en ~ mi ~ empresa|trabajo; mal ~ pagan; politicos ~~ fals*; novela ~~ pregunta; la ~ abuela|nieta;
    estafa ~ de ~ las|los|la|el ~ facturas|luz|telefono|seguro|banco; noticias|telediario|noticiero ~~ estafa; viste|oiste ~ lo ~ de; vecina|amiga|hermana|prima|tia|abuela ~ me|nos invito; que hora ~ es; me encanta tu voz; como ~ se ~ usa; eres humana tambien; que planes;
    opinion ~ sobre; dije|dijo ~ a ~ mis ~; politicos ~~ fals*; politicos son todos falsos;
    mujeres de verdad ~ con; me gustan ~ las ~ mujeres; corte con; eres tu la mas|primera|unica; me saco ~ un ~ monton; pagarle al;
    pele ~ con ~ el; tipo ~ de ~ persona;
    opinion ~ sobre ~ los|las|el|la ~ audifonos; maquina ~ como
  `,
  others: `
    hijo hija hijos banco ayuntamiento hacienda correos medico doctor dentista abogado vecino vecina jefe jefa companero padre madre papa mama hermano hermana nieto nieta
    tio tia abuelo abuela marido ex perro gato supermercado tienda taller policia gobierno ministro politicos politico equipo futbol fontanero escuela
    hospital
  `,
  near: `
    tu te ti t eres tienes estas tus tuyo tuya os vos vosotros usted ustedes su sus vuestro aqui aca este esta esto sitio web pagina chat perfil* mujeres chicas
    foto fotos app mensaj* cuenta *me *te *nos nos juntos contigo conmigo respond* contest* escrib*
  `,
  kinds: {
    real: spanishReal,
    bot: spanishBot,
    operator: spanishOperator,
    paid: spanishPaid,
    meet: spanishMeet,
  },
  unless: {
    meet: `
      si ~ pudieramos|pudiera|viviera|vivieras ; mis|tus ~ amigas|amigos|primos|nietos|hijos|companeras ~ y ~ ; tu ~ hijo|hija|hermano|hermana|madre|primo ~~ - presentar* | conoc* ; le|les ~ dije|dijo ; visito ~ ? ; clases de ; ver*|verte ~ conectad*|en_linea ; aqui ~ manana|esta_noche|en_el ; para ~ seguir|hablar|charlar ; ayer|anteayer|hace_anos|de_joven|antes ~~ quede|quedamos|fuimos|salimos|estuve|fui|cene|cenamos|baile - dijiste | prometiste | quedamos_en | contigo ; no ~ te ~ pido|pedia|exijo ~ ; en ~ mi|mis ~ suenos|imaginacion|cabeza ; pudieras ~ elegir
    `,
    real: `
      foto* ~ del|de_los|de_la ~ lago|mar|montana*|gato|perro|boda|flores|viaje ~ ; mi|la ~ ex ~ me ~ ; en ~ la|una|esa ~ novela|pelicula|serie|cancion ~ ; que ~ personaje ~ ; no ~ tengo|hay ~ dudas ~
    `,
    bot: `
      inteligencia ~ me|nos ~ da|dara|dejara|quitara ; me ~ siento ~ como ~ una ; maquina cocinando|como ; eres una maquina como|en|jugando|bailando|con
    `,
    operator: `
      mi ~ amiga|hermana|prima|hijo|hija|hermano|vecina|cunada|sobrina|nuera|amigo ~ trabaja|es|curra ~ en|de|operador* ; agencia de viajes ; dame tu opinion ; audifonos
    `,
  },
}
