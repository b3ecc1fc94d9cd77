import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { spanishMeet } from './es-meet.ts'

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
    real: `
      <are> ~~ <real> !amiga|amigo - <third> | <thing>; <are> ~~ <fake> - <third> | <thing>; <are> ~ una? ~ <person> ~ <real>|o|normal;
      no <are> ~ <real>; <profile> ~~ <fake>|<real> - <third> | <thing> | mi; <fake> ~ <profile> - <third> | mi;
      ^ ~ <fake> ~ $ - <thing> | que; <real> o ~ <fake>|no|que; <fake> o ~ <real>|no; todas|todos|todo ~~ <fake> - <third>;
      existes|existis|exista|existas ~~; existe ~ <profile>|ella|alguna|una|de_verdad|realmente - todavia | dios;
      no existe|existes|existen ~~ ?|papa|senora|mujer|verdad; carne y hueso; al otro lado & alguien|persona|?|hay|quien|<person>;
      detras ~~ perfil|pantalla|nombre|foto|teclado|cuenta|de_esto & quien|alguien|persona|mujer|hombre|nadie|hay|?|esta;
      quien <are> ~ realmente|en_realidad|de_verdad|tu_realmente; en realidad & quien|<are> & quien|real|mujer|hombre|persona;
      quien <are> ~ ?; con quien ~~ hablo|hablando|chateo|escribo|chateando|estoy|trato ~~ realmente|verdad|realidad|?;
      <are> ~ quien ~ dices|dice|decis|aparentas|pretendes; quien ~ dices ser;
      <are> ~~ la|el|tu ~~ foto|fotos|imagen|imagenes|perfil - guapa; tu ~ <are> ~ tu; es|son|sea tuya|tuyas ~ foto|fotos;
      foto|fotos|imagen|imagenes & tuya|tuyas|bajaste|sacaste|robaste|robadas|robada|internet|google|modelo|actriz|revista|catalogo|pinterest|sale|falsa|ia|busque|real|reales|instagram|otra_persona & ?|esas|esa|seguro|creo|late|busque|son|es|no|parece - mia | me_saque;
      <photo> ~~~ papel|papelito|mi_nombre|cartel|periodico|dedos|fecha|prueba; busque|googlee & imagen|foto|cara;
      manda|mandame|enviame|dame|hazme|quiero|pasame ~~~ prueba|pruebas|videollamada|video|selfie|foto|audio & real|verdad|eres|existes|creerte|ver_si|compruebo|seguro|confiar - mi_perro;
      prueba|pruebas|pruebame|demuestra|demuestrame|demostrarme|compruebas|comprobar|comprueba|garantizas ~~~ real|eres|existes|verdad|quien|persona|sos|contrario|humana - cocinar;
      te llamas ~ de_verdad|realmente|asi|en_verdad; de_verdad|realmente ~ te llamas; nombre real|verdadero|autentico & tu|cual|?|es;
      dudo|duda|dudas|desconfio|sospecho|sospecha|desconfiar|dudar ~~~ <real>|<fake>|exist*|quien|persona|<are>|perfil|tu|mujer - <third>;
      creo|creer|seguro|saber|se|crea|fiarme|confiar|pienso|juraria|digo|admite|reconoce|confiesa|late ~~~ <are> ~~ <real>|<fake>|quien|mujer|persona|tu - guapa | casada;
      estafa|estafas|estafador*|timo|fraude|engano|enganando|enganar|scam|scammer & esto|pagina|eres|sos|aqui|me|tu|?|sitio|perfil - <third>;
      me estas|estan|estais|andas enganando|tomando|mintiendo|vacilando|estafando|timando|cuenteando; tomando|tomas|toma ~ el pelo;
      condiciones|letra_chica|letra_pequena|terminos|aviso_legal|reglas & ficticios|perfiles|fantasia|inventados|entretenimiento|ficticias;
      perfiles ~ ficticios|falsos|inventados|de_mentira;
      lei|leido|dicen|dice|dijo|dicho|oi ~~~ <fake>|estafa|no_existe|no_existes & aqui|pagina|mujeres|perfiles|chicas|esa|tu|todas|web|app - <thing>;
      <are> ~~ un ~ hombre|tio|senor|chavo|vato|wey ?|haciendo*|disfrazado|que|en; hombre o mujer; mujer o ~ hombre;
      <are> ~ la ~ misma ~~ foto|fotos|perfil|de|que|?; hay alguien ~~ real|verdad|ahi|alli|detras|otro; no me cuadra ~~~;
      cuenta ~~~ hiciste|creo|creaste ~~ empresa|pagina|tu; alguna|algo|nada ~ cierta|cierto|verdad ?; es ~ todo ~ mentira|inventado|cuento;
      de mentira; mentirosa & eres|perfil|quien; fantasma & hablo|eres|hablando; personaje & eres|ser|un|tu; no ~ hay ~ ninguna;
      <are> ~~ alguien ~; contigo|tu ~ <are> ~ <real>; no ~ <are> ~ la ~ de ~ foto|fotos; sinceramente|en_serio ~ <are> ~ <real>|tu;
      quien|la|el|lo que? ~ dices|dice|decis|aseguras|afirmas|aparentas|finges ~ ser; perfil*|cuenta|cuentas|foto|fotos ~~~ creo|creado|creada|creados|hizo|hecho|hecha|inventado|inventada|inventaron ~~ <company>|ellos|vosotros|ustedes; <company> ~~ crea|crean|inventa|inventan|fabrica ~~ perfil*|cuentas|chicas|mujeres;
      como ~ te? ~ llamas|llama ~~ en_realidad|realidad|de_verdad|realmente|verdadero; nombre ~ no es - mi; demasiado|muy|tan ~ para ser verdad|real|cierto|cierta; tu|tus|misma|mismas|esa ~ foto|fotos|cara|imagen ~~ otra|otro|otras ~ web|pagina|perfil|nombre|app|sitio|cuenta|mujer|chica;
      engano|enganabobos|tongo|camelo|farsa|montaje|cuento|timo|estafa|paripe|teatro & esto|todo|pagina|sitio|web|perfil|aqui|es|eres - <third> | pelicula | mi; ayer|antes|primero ~~ decias|dijiste|eras|vivias|tenias|te_llamabas ~~~ hoy|ahora|luego; dijiste|decias|habias_dicho ~~~ ahora|hoy ~~ eres|vives|dices|tienes|resulta;
      <are>|seguro ~~ un ~ tio|hombre|senor|viejo|tipo|man|pibe|chavo ?|$|detras|haciendo*|disfrazado|gordo - bueno | <third>; que|quien ~ no existe|existes ~ ?|$|de|en; no existes|existe|existis|existen ?|$; mujer|persona|alguien|una|chica ~~ no existe;
      jura*|juramelo|jurame|promete*|convence*|dime ~~~ <are>|existes|seas ~ tu|real|verdad|sincera|una|la|quien|de_verdad; dudas|duda ~~ de|sobre ~ ti|tu|usted|que_seas|que_existas|perfil|fotos|identidad; te|le|os ~ dudo; no te creo; no ~ me? ~ creo|trago ~~ <are>|seas|foto|fotos|existas|real|tu_nombre;
      puro|pura|todo|toda ~ un|una? ~ cuento|mentira|invento|farsa|teatro|engano|montaje|estafa - <third> | relacion | fue | era; como se|puedo|hago|podria|sabre|sepa ~~~ <are>|seas|existes|mientes|mintiendo|enganas|enganando|fiar*|confiar|mientas|enganes; de|a|para verdad|quien|saber ~ <are> ~ tu ~ ?|o|la;
      manda*|envia*|pasa*|graba*|haz*|hacemos|hagamos|quiero|dejame ~~ audio|video|videollamada|nota_de_voz|selfie|llamada ~ $|?|para|asi|y|de|con|ahora|ya - perro | mi_hija; haz*|manda*|toma*|saca* ~~ foto|selfie ~~ ahora|mismo|dedos|mano|hoy|momento|nombre; hay alguien|mujer|persona|nadie ~~ real|verdad|ahi|alli|detras|otro|escribe|hueso|leyendo;
      hay ~ una ~ mujer|persona|chica ~~ detras|ahi|otro|real|verdad|escribe; <are> ~ la|el|esa ~ chica|mujer|de ~~ foto|fotos|imagen|video|perfil; <are> ~ de|tan ~ carne|real|verdad; <are> ~~ en ~ serio|realidad ?|o|quien|un; en serio ~ <are>|existes ~ ?|real|la|tu|de; perdona|perdon|disculpa* ~~~ desconfi*|dud*;
      enamor* ~~ alguien|una|persona|mujer|fantasma ~ que? ~ no|inexistente|fantasma|fals*; no ~ me ~ fio|confio ~ de|en ~ ti|usted|esta|este|tu|pagina; algo no ~ cuadra|encaja|huele; no ~ me ~ cuadra|encaja|convences|convence; huele ~ a ~ fals*|estafa|cuerno|chamusquina|timo|fake;
      me|nos ~ mientes|mintiendo|enganas|enganando|tomando|vacilas|ilusionando|timando ~~ ?|verdad|no|o; mientes|mintiendo ~~ & ?|quien|siempre|todo|nombre|edad|fotos & me|tu|estas|todo; dime|digame|decime|confiesa|quiero|dame ~~ verdad ~~ <are>|quien|como|nombre|existes|fotos|perfil; verdadero|verdadera nombre|identidad|edad ~ ?|es|cual; que|quien ~ escondes|ocultas|esconde|oculta;
      quien ~ hay|esta|se_esconde|se_oculta|anda|habra ~~ detras|tras|otro; quien <are>; quien ~ es usted|ud|realmente|en_realidad; <are> ~ <person> ~ de ~ carne|verdad; <are> ~ real|verdad|autentica|tu|falsa; foto|fotos ~ son|es ~ de ~ una|otra|alguna|internet|google ~ modelo|persona|mujer|chica|actriz; foto|fotos|imagen ~~ sacaste|robaste|cogiste|bajaste|descargaste|robada|robadas|sacada|sacadas|copiaste;
      creo|pienso|parece|presiento|sospecho|temo|siento|me_da ~~~ no ~ <are>|existes|seas ~ tu|quien|la|real|una|$|de_verdad; nadie|ninguna|todas|ninguno|nadie_es ~~ de_verdad|verdadera|real|reales ~ ?|$|aqui|en; aqui|web|pagina ~~ nadie|ninguna ~~ real|verdad|existe; perfil ~ parece|pinta|suena|huele ~~ fals*|raro|montado|invent*|poco;
      esa|esta|ese|la ~~ existe ~ al_menos|de_verdad|siquiera|realmente; existe ~ al_menos|siquiera|de_verdad ?; podrias|puedes|podria ~ ser ~ cualquiera|un_hombre|otra|otro|alguien|un_tio; quien|que ~ me ~ asegura|garantiza|dice|demuestra ~~ <are>|seas|existes|tu|verdad|real|hablando; miedo|temo ~~ seas|sea|existas|ser ~ un|una|<fake>|mentira|otra|otro; foto ~~ <are> ~ tu ~ o;
      detras ~~ esconda|esconde|esconden|ocultan; dime|digame ~ la ~ verdad; como ~ te ~ llamas ~ en realidad; me ~ pregunto|cuestiono ~ si ~~ <are>|existes|seras|hay
    `,
    bot: `
      <are> ~~ <bot> - guerra | capaz | hacer | <third>; <bot> ~ <are>;
      pareces|parece|parecen|suenas|suena|hablas|contestas ~~~ <bot>|copiado|copia_y_pega|automatizad*|programad* - pelicula;
      ^ ~ <strictBot> ~ ?|$ - mi; ^ <strictBot>; <bot> o ~~ <person>|<real>; <person>|<real> o ~~ <bot>;
      con ~~ <bot> & habl*|chate*|escrib*|convers*|platic*|charl* - mi | asistencia; <write> ~~~ <strictBot> ~~ - banco | telefonica | lei;
      <strictBot> ~~ <write>|detras|quien|verdad|genera - banco | telefonica; no <are> ~~ <strictBot>;
      <strictBot> & prueba|demuestra|demuestrame|dilo|creo|diria|seguro|apuesto|sospecho|admite|confiesa|asegura|jura - <third>;
      mensajes|respuestas|respuesta|mensaje|frases ~~ automatic*|generad*|programad*|escritas|predefinid*|copiad*|prefabricad*|enlatad*|pregrabad*|plantilla;
      automatic*|generad*|automatizad* ~ mensajes|respuestas|contestacion*; generad*|escrito|escrita|escritos ~~ por ~~ <bot>;
      suelta|manda|genera ~ un sistema|programa|maquina; humana|humano ?; <are> ~ humana|humano ~ ?|o|de|verdad - tambien | error;
      alguien|algun|persona ~ humano|humana; si no eres ~ una? ~ <bot>; <are> ~ artificial;
      cables|circuitos|bateria|tornillos|chips|enchufada & tienes|eres|tu|corazon|estas; cuanto es|son #0-1000; captcha; no soy un robot;
      turing; que programa eres; la ia & tu|eres|llevan|citas|perfil|escribe|contesta; disco rayado & pareces|eres; programad* ~ para;
      repites|repitiendo ~~~ <bot>; lee alguien; novia|novias virtual|virtuales; maquina ~~ contesta|responde|escribe|hablando;
      ningun|nadie|ninguna ~ humano|humana|persona ~~ contest*|escrib*|respond*|rapido|asi; contestas|respondes|escribes|contesta|responde ~ siempre? ~ tan|demasiado|muy ~ rapido|deprisa|perfecto|rapida|perfecta ~~ & ?|humano|persona|robot|no|bot|maquina|sospech*;
      humano|humana|humanos ~~ otro|detras|ahi|lee|leyendo|contest*|escrib*|respond*|con_quien|o; hecha|hecho|generada|creada|escrito|escritas|escrita|escribe|contesta ~~ con|por|de|la|una|un ~ ia|inteligencia|<strictBot>|maquina|programa; <are>|estas ~ programad*|automatizad*|entrenad*|disenad*|configurad*|generad*;
      estas ~ programada|programado; lees|lee|leen|leeis ~~ lo_que|mis|de_verdad|mensajes|realmente ~~ o|?; contestas|respondes|escribes|contestais|respondeis ~~ al_azar|a_voleo|copia|copiando|memoria|en_automatico|automatico|sin_leer;
      siempre ~~ lo_mismo|mismas|misma|mismo ~ frases|respuesta|respuestas|cosas|palabras|?|$|cosa & contest*|respond*|dices|escribes|mandas|repites|dice; repites|repetis|repite ~~ lo_mismo|mismo|mismas|frases|siempre|todo; ia|bot|robot|maquina|programa o ~ una? ~ persona|mujer|humana|real|chica|humano;
      hablo|hablando|chateo|chateando|escribo|escribiendo|charlo|charlando|platicando|converso ~~~ con|a ~ un|una|el|la ~~ <bot>|aparato; tienes ~~ sentimientos|corazon|alma|emociones ~~ o|bot|maquina|programa; te ~ han? ~ programaron|programado|programo|entrenaron|disenaron|crearon; o ~ <are>? ~ un|una ~ <bot> ?; tan ~ artificial|robotico|robotica|mecanica; suena* ~~ robot*|maquina|artificial|mecanic*;
      hay ~~ humano|persona|alguien ~~ o ~~ <bot>|programa; <are> ~ un|una|la ~ ia|inteligencia|<bot>; respuesta|respuestas|mensajes ~ de|son_de ~ robot|maquina|bot|ia|plantilla|manual; persona|alguien ~ me lee|leyendo; alguien ~ lee ~~ o;
      no ~ <are> ~ humana|humano|persona; charl*|habl*|platic*|escrib*|convers* ~~~ trasto|aparato|cacharro|calculadora|pared|muro|artefacto; copia ~ y ~ pega; copia|copy pega|paste|y_pega & frases|mensajes|respuestas|suenan|suena|tus|haces; una? maquina ~ no ~ diria|sabria|escribiria|contestaria; carne|sangre ~~ o ~~ cables|silicio|plastico|circuitos|metal|lata|codigo; enchuf*|desenchuf* ~~ & te|si; lineas de codigo;
      <are> ~ artificial|virtual|electronica|mecanica|automatica; sin sentido ~ como ~~ <bot>; suenas|suena|suenan ~ a ~~ <bot>|robot|grabado|plantilla|copia
    `,
    operator: `
      <are> ~~ <operator> - <third> | inmobiliaria;
      <operator> & <are>|sois|hablo|aqui|pagina|chat|? - <third> | banco | hospital | compania_de | me_llamo | mi;
      <company> & contrat*|trabajas|trabajais|trabajan|emplead*|perteneces|equipo|formas_parte|sueldo|paga|gestiona|encarg* & tu|te|esta|esa|la|de|? - mi | hijo | hija | yo | estoy;
      trabajas|trabajais|trabaja ~~ para|en|con|por|aqui ~~ <company>|ellos|aqui|chat|esto|turnos|oficina;
      <are>|perteneces|vienes ~ del|de_la|al ~ <company>|staff|equipo|personal|plantilla;
      trabajo|oficio|profesion|empleo & tu|es|este|tuyo|haces & hombres|chat*|esto|escrib*|contest*|respond*|hablar|entretener|clientes|enamorar - mi | yo | en_que;
      haces esto ~ de|por|para ~ trabajo|profesion|oficio|vivir|dinero;
      por|tu trabajo & escribes|hablas|chateas|contestas|esto|pagado|remunerado;
      cuantas|cuantos ~ sois|son|estan|escriben|personas|mujeres|chicas|operadoras & perfil|cuenta|nombre|escrib*|contest*|sois|respond*|detras|manej* - hermanos | familia | casa;
      a cuantos|cuantas ~~~ contestas|respondes|hablas|atiendes|tiempo|llevas|entretienes|enganas;
      cuantos hombres|clientes|weyes|tios|chats|perfiles|tipos;
      varias|varios|diferentes|distintas|distintos|muchas|dos|otras ~ personas|chicas|mujeres|operadoras|tipos|contestan|escriben|responden|sois ~~ - anos;
      me contestan|responden|escriben ~~ varios|varias|distintas|diferentes|otra|entre;
      persona|chica|mujer ~ diferente|distinta|otra & habl*|escrib*|contest*|cada|hoy|ayer|siempre;
      cada|hoy|ayer ~~~ otra|distinta|diferente & contest*|habl*|escrib*|respond*|eres;
      otra persona & escrib*|contest*|ayer|hoy|ahora|cuenta|perfil;
      la ~ misma & siempre|ayer|<are>|contesta|chica|responde & ?|siempre|ayer|contesta;
      turno|turnos|guardia & tu|vuestro|hoy|quien|teneis|cambia*|os|ustedes|haceis|acaba*|te|nuevo - mi | hospital | yo | noche_en;
      os|se ~ turnan|turnais|rotan|relevan|relevais;
      companera|companeras|companeros|companero|colegas & tuyas|tus|entre|apuntes|notas|escrib*|contest*|pasando|dicho|turno|chat - mi | mis | trabajo_mio;
      ficha|apuntes|notas|expediente|historial ~~ & mia|mi|sobre_mi|companer*|de_mi|tienen|tienes|leyendo|lees - escuela;
      jefe|jefa|supervisor|supervisora|encargado & escrib*|dice|contest*|lee|deja|controla|mensajes|chat & tu|te|vuestro|su - mi;
      agencia & escrib*|chicas|trabaj*|<are>|tu - viajes; en nombre|lugar de & escrib*|contest*|otra|chica; perfiles ajenos; por cuenta de;
      call center & estas|eres|desde|seguro|trabaj* - yo | llamaron | llaman;
      oficina & estas|escrib*|desde|chat|chicas|contest* & tu|te|estas|escribes|gente|chicas|llevan - mi | yo | estoy;
      client* & soy|solo|uno|tuyo|tus|cuantos|otro - mi | yo_tengo | tienda; guion|libreto|script & lees|sigues|tienes|dan|leyendo;
      un hombre|tio ~~~ detras|haciendose|haciendo|finge|fingiendo|pasar;
      quien ~ escribe|contesta|responde|maneja|lleva ~ realmente|verdad|hoy|aqui|este|la_cuenta|ahora|en_realidad;
      interpretas|actuas|haces & papel|personaje|rol; con quien tengo el gusto; llevas|manejas|gestionas ~~ perfil|cuenta|perfiles|cuentas;
      tenerme|tenernos|mantenerme|mantener ~~~ enganchado|hombres|pegado|entretenido;
      sala|oficina|nave ~ con|llena ~~ muchachas|chicas|mujeres|otras; alguien ~ nueva|nuevo ?; equipo ~~ de la app|web|pagina;
      te contrataron|contrato|han_contratado|contrataron;
      atiende|atiendes|contesta|contestas|responde|respondes|lleva|llevas ~~ mensajes|chats|perfiles ~~ todas|varias|otras|chicas|los|tus; trabajas|trabaja|trabajais|laburas ~~ aqui|alli|aca|chat|pagina|web|app|sitio|ellos|agencia|plataforma ~~; es|sera|seria tu|su|vuestro trabajo|oficio|empleo|profesion ~ ?|no; es|sera|seria ~ tu|su|vuestro|un ~ trabajo|oficio|empleo|profesion|chamba|curro ~ ?|no|verdad|esto|hablar|escrib*|chate*|entret*|contest*;
      escribes|hablas|contestas|escribe|respondes ~~ distinto|distinta|diferente|raro|rara ~~ & hoy|ayer|otra|persona|antes|?; <are> otra|otro ?|$|persona|chica|distinta; <are>|pareces|parece|habla|escribe ~~ otra persona|chica|mujer|distinta|diferente; no ~ <are>|pareces ~ la|el|siempre ~ misma|mismo|de_siempre|de_ayer ~~;
      estan|estais|estas|estaran|sois|son ~~ oficina|sala|call|callcenter|nave|despacho & riendo*|ri*|todas|chat|otras|chicas|nosotros|contest*|burlando*|muchas; con|a cuantos|cuantas ~~ hablas|chateas|escribes|estas|contestas|hombres|tios ~~; cuantos|cuantas ~ mas|otros|hombres|tios|chicos|tipos ~~ hablas|chateas|estas|contestas|escribes|atiendes;
      te|os|la|le|les han? ~ contrataron|contrato|contratado|contratada|entrenaron|mandaron|pusieron|reclutaron ~~ para|de|a|los|la|aqui; companer*|colegas|amigas ~~ usan|escriben|contestan|responden|leen|comparten|turnan ~~ & tus|vuestr*|tu|perfil|cuenta; varias|varios|muchas|otras|mas ~~ personas|chicas|mujeres ~~ usan|usais|escrib*|contest*|respond*|detras|cuenta|perfil|comparten;
      siempre tu|usted|la_misma ~ ?|o|que|quien|contest*|escrib*; siempre ~~ tu ~ o; <are> ~ siempre? ~ tu|la_misma ~ la ~ que|quien ~ escrib*|contest*|respond*|habla; os|se|te ~ turnan|turnais|turnas|relevan|relevais|cambiais|rotan ~~; quien ~~ escribe|contesta|responde|maneja|lleva|gestiona|administra|usa ~~ perfil|cuenta|mensajes|chat;
      <operator> ~~ de ~ la|el|esta|este|chat ~ <company>|chat|perfiles; <operator> ?; <operator> ~ verdad|no|cierto ?; <are> ~ una|un ~~ contratada|contratado|empleada|pagada; sigues|lees|usas|siguen|dan|dicen|mandan ~~ guion|script|manual|instrucciones|frases|plantilla|plantillas|pauta & te|tu|un|contest*|escrib*|que; jefe|jefa|supervisor|empresa ~~ obliga|dice|manda|exige|pide ~ que|te|a ~~ escrib*|contest*|decir|dig*;
      entretener|entretienes|enganchar|engatusar|camelar|seducir|ilusionar|enamorar ~~ hombres|clientes|tios|viejos|usuarios|nosotros|tontos|solos & trabajo|tu|te|pagan|dedicas|oficio|eso|a_cuantos; cuantas|cuantos ~ sois|son|estan|estais ~~ ?|contest*|detras|escrib*|aqui|ahi|en_realidad|cuenta - familia | hermanos | casa | hijos; a que hora ~ termina|acaba|sales|cambia|empieza ~ tu|el|de ~ turno|trabajo_aqui|guardia & chat*|aqui|turno|contest*|otra; hora ~ cambi* ~ turno;
      de parte|por_encargo de ~ la|el|quien; <are> ~ parte ~ de|del ~~ <company>|equipo|plantilla; formas parte; perteneces|trabajas ~~ empresa|equipo|agencia|plantilla|pagina|web;
      cuantas|cuantos ~ chicas|mujeres|personas|manos|dedos ~~ tecl*|escrib*|contest*|perfil|ahi|respond*; jefe|jefa ~ contento|orgulloso|satisfecho & tu|vuestro|contigo; trabajais|trabajan|escribis|contestais|sois ~ varias|varios|muchas|muchos|equipo|en_grupo ~~; sales|entras|acabas|terminas|empiezas ~~ turno|chat|guardia & chat|turno|contest*|escrib*; profesional ~~ chat|mensajes|esto & eres|sos; es|sera tu ~ trabajo|curro|chamba|oficio ~; tu trabajo no ?
    `,
    paid: `
      te|le|os|les ~ pagan|paga|pagaran|dan|depositan|ingresan|abonan|remuneran|pagaron|retribuyen ~~ por|para|a_fin|cada|bien|cuanto|?|$|dinero|plata|guita|lana|algo|comision - alquiler | extra | trabajo_de | vacaciones;
      quien te paga; cuanto|cuanta|que ~ te|os|le ~ pagan|dan|llevas|ganas|sacas|toca|cae|ingresan;
      cuanto ~~ ganas|cobras|llevas|sacas|facturas|pillas|cobra ~~ - alquiler | enfermera;
      <are>|estas|vas ~~ pagad*|paga|a_sueldo|remunerad*|asalariad*|a_comision|cobrando;
      cobras|cobrais|cobran|recibes|ganas|percibes|sacas|te_llevas|te_quedas|llevas|obtienes|te_embolsas|ingresas ~~~ <pay>|por ~~ <write>|mensaje|conmigo|aqui|esto|creditos|cada|$|mi|mis|hablar|? - tienda | trabajo | en_tu;
      cobras ~~ por|cada|algo|?;
      comision|porcentaje|tajada|sueldo|salario|nomina & tu|te|mis|mensaje*|creditos|llevas|chat*|por|eso - mi | mio | yo | hijo;
      por ~ dinero|plata|pasta|lana|guita|interes & o|?|lo_haces|hablas|escrib*|estas|conmigo|solo - yo; lo haces ~ por ~ <pay>;
      por mensaje|palabra|hora|minuto|mensajes & pag*|cobr*|dinero|dan|gan*|sueldo;
      vives|vivis|comes ~ de ~ esto|mi|hablar|nosotros|hombres|chatear|los;
      dinero|plata|lana|guita & te|recibes|dan|sacas|ganas|llevas & mensaje*|contest*|hablar|respond*|conmigo|escrib*|cada|por_esto|chat*|aqui;
      creditos|monedas|fichas|tokens ~~~ & gastar|gaste|comprar|llevas|quedas|consumir|gastando|sacar*|ganas & tu|te|para|hacer*|quieres|haces|quedas - se_me;
      sacarme|sacarnos|exprimir*|desplumar*|vaciar* ~~ dinero|plata|cuartos|pasta|lana|bolsillo|cartera|euros|guita|creditos;
      solo quieres|quieren|buscas ~~ mi|mis|nuestro ~ dinero|plata|creditos|pasta|lana; remunerad* ~ & o|tu|eres|hablas|curro|trabajo;
      gratis & escribes|hablas|me|o & o|te|sueldo|pagan; bolsillo & tu|tuyo|van|cual|tus; a fin de mes & te|depositan|pagan|cobras;
      te|os|le ~ interes* ~ solo|mas? ~ mi|mis|nuestro ~ creditos|dinero|plata|cartera|lana|monedas|pasta|bolsillo; solo|solamente ~ te|os|le ~ interesa*|importa* ~~ creditos|dinero|plata|cartera|lana|monedas|pasta; cada|por|un ~ mensaje|respuesta|mio|palabra|frase ~~~ dinero|plata|euros|euro|ganas|cobras|pagan|gana|sueldo|pesos|centimos|comision|lana;
      cuanto ~ mas ~~ escribo|hablo|gasto|contesto|mensajes ~~ mas ~ ganas|cobras|te|dinero; mas ~ escribo|hablo|gasto ~~ mas ~~ ganas|cobras|dinero; tienes|tenes|tiene|recibes|cobras|te_dan|hay ~ un|una|algun|tu ~ sueldo|salario|comision|nomina|contrato|porcentaje|bono ~~ & pagina|web|aqui|chat*|escrib*|hablar|por|mensaje*|? - mi | empresa_tuya;
      me|nos ~ haces|hacen|haceis|hagas ~~ gastar|pagar|comprar|recargar ~~ creditos|dinero|plata|mas|y_ya|?|$|monedas; hacerme|hacernos|para_que ~ gastar|gaste|gastemos|pague|compre|recargue; a mi|nuestra costa & ganas|vives|dinero|forr*|cobras; te forras|enriqueces|lucras; os forrais; vives|vivis|comes ~ a|de ~ mi|nuestra ~ costa;
      por ~ dinero|plata|lana|interes|pasta|guita ~ ?|o|$|verdad|no - yo; a ~ donde|quien ~ van|va ~~ dinero|creditos|plata|euros; dinero|creditos|plata|euros ~~~ va|van|acaba|acaban|termina|para ~~ bolsillo|ti|a_ti|tuyo|quien|pagina; quien ~ te|os|le ~ paga|da; <are> ~ gratis|voluntaria|pagada|asalariada|a_comision; gratis o ~~; ganas|cobras|sacas|obtienes|recibes|gana|cobra ~ algo|dinero|mucho|bien|plata|cuanto ~~ con|por|de|cuando|si ~~ hablar*|escrib*|chate*|esto|conmigo|mensaje*|esta|tenerme|mi|mis;
      te|le|os pagan ~~ - pregunte | alquiler | cunado; te|le|os ~ remuneran|compensan|recompensan|abonan|premian ~~ por|cada; sale ~~ rentable|a_cuenta & hablar|escrib*|te|conmigo; a sueldo; es ~ trabajo|pagado|remunerado ~ remunerado|pagado;
      vives|vivis|viven|comes|comeis ~ de ~ nuestros|mis|los|estos ~ mensajes|creditos|bolsillos|clientes; tarifa ~~ & tu|cual|por|mensaje|cuanto; tu|vuestra ~ tarifa|comision|tajada|porcentaje; dinero|euros|creditos ~~ acaba|acaban|va|van|termina ~ en|a ~ tu|tus|vuestro|ti; sueldo ~~ pagina|web|empresa|app
    `,
    meet: spanishMeet,
  },
}
