/** Spanish questions whether somebody writes who works for the site, or several people. */
export const spanishOperator = `
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
`

/** Spanish questions whether somebody is paid for writing. */
export const spanishPaid = `
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
`
