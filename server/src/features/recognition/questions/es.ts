import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { spanishBot } from './es-bot.ts'
import { spanishMeet } from './es-meet.ts'
import { spanishReal } from './es-real.ts'
import { spanishOperator, spanishPaid } from './es-staff.ts'

export const spanishQuestions: Phrases<QuestionKind> = {
  lists: {
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
    `,
    strictBot: 'bot robot chatbot chatgpt gpt algoritmo inteligencia_artificial software ia bots contestador',
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
    `,
    live: `
      en_persona cara_a_cara en_vivo en_la_vida_real frente_a_frente a_los_ojos en_carne_y_hueso fisicamente
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
  `,
  distinct: `
    verdades persona pares
  `,
  quotes: 'cancion canta cantaba pelicula libro poema novela letra estribillo titulo frase serie',
  harmless: `
    de verdad que; eres ~ muy|bien|tan ~~ de_verdad|verdad; te gusta ir|salir|bailar|comer|viajar; le|les pagan desde; te pagan a fin de mes en; todos los domingos|sabados|viernes|dias; no le|les pagan; la verdad !como|quien|eres|sos|dime; verdadero|verdadera amor|amiga|amigo|amistad; es verdad|mentira que; parece mentira; amor verdadero;
    nunca|no ~ te ~ pregunte|pregunto|preguntaba; preguntado si <are> <real>|<fake>; quedamos en que; no quiero; no existe mujer|nada|nadie;
    tiempo llevas; dentadura postiza; a mi cunado|hermano|hijo|hija; sois|eres una maquina como|cocinando; de carne y hueso o de;
    cita a ciegas tuve|fue; muchos desconfian; les dije a; nunca|jamas ~ pense|dude ~~ <are> ~~ <fake>|<real>|<bot>; no dudo; no te estoy;
    real madrid; fake news; programa|programas de|favorito|en_la|tele; ordenador|computadora nuevo|nueva|roto; lavadora|maquina de;
    dentista|medico|doctor|peluqueria|peluquero|banco|abogado|notario & cita; tengo|tenia|tuve cita ~ con|en|a; hombre|mujer de verdad;
    eres ~~ amor|encanto|cielo|sol; vivo|viva de alquiler; encantado|gusto|placer de? conocerte; mucho gusto;
    nos vemos luego|despues|manana|pronto $; hasta luego; me ~ pagan|pagaron|pago; con la verdad; en realidad !eres; a lo mejor
  `,
  kinds: {
    real: spanishReal,
    bot: spanishBot,
    operator: spanishOperator,
    paid: spanishPaid,
    meet: spanishMeet,
  },
}
