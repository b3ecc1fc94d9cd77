import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'

export const spanishDenials: Phrases<DenialKind> = {
  lists: {
    place:
      'cafe cafecito cenar cena comer comida almorzar copa cerveza cine playa paseo pasear bailar restaurante desayunar helado vino algo',
    bot: `
      bot robot computadora ordenador maquina programa chatbot ia algoritmo software inteligencia_artificial automatico
    `,
    operator: `
      operadora moderadora animadora empleada trabajadora callcenter call_center actriz modelo estafadora pagada asalariada contratada teleoperadora
    `,
    fake: `
      falsa falso fake inventada inventado invento invencion ficticia ficticio ficcion personaje fantasia imaginaria mentira ficticios
    `,
    real: 'real verdadera verdadero autentica genuina existo verdad',
    truth: `
      perfil_ficticio para_un_perfil personaje_inventado trabajo_para trabajo_en escribo_por escribo_para como_empleada mentiria me_pagan pero_no_soy_laura es_uno aunque_no
      soy_operadora perfil_inventado
    `,
    neg: `
      no nunca lamentablemente ningun imposible hermano hermana hijo hija hijos amigos nietos marido familia jamas alguien cuidado cualquiera
    `,
    when: `
      sabado domingo lunes martes miercoles jueves viernes manana pronto semana agosto julio junio septiembre octubre noviembre diciembre enero febrero marzo abril mayo finde
      noche proxima
    `,
  },
  short: `
    q=que k=que xq=porque pq=porque toy=estoy pa=para ud=usted d=de
  `,
  distinct: `
    moderna verdades
  `,
  quotes: 'cancion pelicula libro canta',
  harmless: `
    deshonesto|mentira|falso decirte|decir que soy ~ <real>; foto|nombre son inventados; palabras son mias; de verdad que; la verdad; no soy buena|muy|de|capaz; verdadero amor;
    nos vemos manana aqui; real madrid; es verdad que; verdad ?
  `,
  kinds: {
    denial: `
      no soy ~~ <bot>|<operator>|<fake> - <truth> | pero_tampoco; claro que ~ soy|existo; soy ~~ <real> - <truth> | no | si; real soy;
      soy una mujer|chica|persona ~ de_carne|real|verdadera|mujer|normal|y - <truth> | trabaj*; de carne y hueso & soy|una - <truth>; soy humana|persona - <truth>;
      si existo|existo - no; existo ya|$; nadie me paga|obliga|manda; no cobro|gano|recibo|percibo; no me ~ pagan|dan|paga; que me paguen ~ por; ojala ~~ pero|que & pagu*;
      <operator>|<bot> yo; <operator>|<bot> ? & yo|que_va|no|jaja|si - tu | <truth>; ia yo; soy yo - <truth>; soy la ~ de ~~ foto|fotos|imagen|retrato;
      chica|mujer|de_la ~ de ~ la|las ~ foto|fotos ~~ soy|yo; la del retrato|de_la_foto; foto|fotos ~~ mias|mia|yo|saque|hice & mias|mia|yo|mi - no;
      ojos|cara|cuerpo ~ son|es mios|mia|mio; me llamo ~~ de verdad|realmente|asi; mi perfil ~~ real|verdadero|cierto|autentico|verdad - no; este ~ no lo es|es - uno;
      no lo soy|es ~ $; todo ~~ verdad|cierto|real & perfil|lo_que|digo - no; las demas|los_demas|otras|otros ~~ fals*|invent*|mient* & conmigo|yo|pero; no te equivocas;
      si fuera ~~ <fake>|<bot>|<operator>; una? <bot> no; no ~ hay ~ ningun* ~ equipo|maquina|jefe|supervisor|persona|agencia|grupo;
      ningun|ninguna ~ supervisor|jefe|jefa|maquina|robot|equipo|companera - <truth>; yo solita|sola ~ con|aqui|$; no ~ por|para ~ trabajo|dinero & aqui|estoy|amor|hombre;
      y no por trabajo; no finjo|miento|engano; nunca te menti; que no finjo; soy tu - amiga;
      lo juro|palabra|creeme|confia|prometo ~~ soy|real|existo|no|finjo - vernos | vemos; nada ~ que ~ ver & call|historias|empresa|agencia|pagina; una servidora; vivo donde;
      no trabajo ~ para ~ nadie|pagina|web; siempre ~ yo ~ la;
      no trabajo ~ para|por|con|en|aqui ~~ nadie|pagina|web|chat|agencia|call|callcenter|empresa|ellos|sitio|esta - <truth> | lunes | sabado; trabajo ~~ no ~ en|para|por|aqui ~~ call|pagina|chat|agencia|callcenter|web|esto; nadie ~ me ~ da|dice|paga|obliga|ordena|dicta|manda|pone ~~ dinero|que|euros|nada|escrib*|por|a|$ - <truth>;
      soy ~ una? ~ chica|mujer|persona|senora ~ normal|comun|corriente|cualquiera|sencilla|como_tu|real|viva|verdadera|autentica - <truth> | trabaj*; quien ~ te ~ dijo|dice|ha|metio|conto ~~ soy|sea|era|cabeza ~~ <fake>|<bot>|<operator>; por|porque que? ~ piensas|crees|dices|dudas ~~ soy|sea ~~ <fake>|<bot>|<operator>;
      claro|obvio|por_supuesto|desde_luego ~ que ~ soy|existo|son_mias|es_mia; que|cual ~ <operator>|<bot>|<fake> ~ ni|dices|soy|yo|va|jaja; soy enfermera|peluquera|maestra|profesora|camarera|dependienta ~~ no & <operator>|<bot>; detras ~~ pantalla|perfil|teclado|nombre|foto|mensajes ~~ yo|mi - <truth>; siempre|solo|solamente ~ te? ~ escribo|contesto|respondo|estoy|soy yo;
      siempre ~~ yo ~ quien|la_que ~ escrib*|contest*|respond*; yo ~ quien|la_que|misma ~ te ~ escrib*|contest*|respond*; yo misma ~ escrib*|contest*|respond*; no conozco ~ a ~ nadie ~~ web|pagina|aqui; usuaria|cliente|inscrita|miembro|socia ~ mas|normal|como_tu|como_todos|igual; soy ~~ mujer|persona|humana|chica ~~ no un|una|ningun|ninguna ~ <bot>|<operator>|<fake>;
      no hay ~ nadie|ningun*|otra|otro|nada|mas ~~ escrib*|contest*|respond*|detras|lugar|por_mi|manej*|fals*|leyendo|equipo|bot|bots - <truth>; nadie ~ mas ~~ escrib*|contest*|respond*|usa|lee|maneja|toca|perfil - <truth>; no pertenezco; no ~ formo ~ parte; nombre ~~ es ~ de_verdad|real|verdadero ~ - no | ficticio | no_es; mi ~ verdadero|real ~ nombre; mi nombre de_verdad|real|verdadero es;
      no es ~ un|ningun|mi ~ perfil|cuenta|trabajo|foto ~ fals*|fake|inventad*|de_mentira|ficticio - <truth>; no ~ es ~ mi ~ trabajo|oficio - <truth>; todo ~ lo ~ que ~~ contado|dicho|digo|cuento|escrib*|pongo|conte|dije ~ es ~ cierto|verdad|real; lo que ~~ contado|dicho|digo|cuento|escribo|conte|dije ~ es ~ cierto|verdad|real|sincero; nunca|jamas ~ te ~ he ~ mentido|menti|enganado|engane|mentiria|enganaria - <truth>;
      no te ~ miento|mentiria|mintiendo|engano|enganando|mentido|enganaria|estoy_mintiendo|estoy_enganando|tomo_el_pelo - <truth>; no estoy ~ mintiendo|enganando|fingiendo|actuando; duele|ofende|molesta|entristece|lastima|triste|hiere|decepciona ~~~ pienses|creas|dudes|piensas|dudas|pensar|digas|crea|piense ~~~ <fake>|<bot>|<operator>|mi|verdadera|real|soy|sea - <truth>;
      como ~ voy|puedo|podria|iba ~ a ~ ser ~~ <bot>|<fake>|<operator>; yo ~ <operator>|<bot> ~ ?; soy ~ quien|la_que ~ digo|dije|ves|crees|dice - <truth>; soy ~ la|esa ~ misma|mujer|chica|persona ~~ foto|fotos|ves|perfil|siempre - <truth>; soy ~ la|esa ~ de ~ la|las|del|esa|esas ~ foto|fotos|imagen|perfil|retrato - <truth>; foto|fotos ~ son|es ~ todas? ~ mias|mia|reales|verdaderas|autenticas|de_verdad|yo - no | ficti* | invent*;
      te|se equivocas|equivoca|confundes & perfil|fals*|bot|operad*|soy|real|robot|fake - <truth>; tan ~ real|verdadera|humana|autentica como; igual de real|humana|verdadera; cien por cien|ciento ~ real|yo|humana|verdadera|autentica|mujer; soy ~~ al|100|cien - anos; aseguro|garantizo|juro|palabra|creeme|confia|prometo ~~~ <fake>|<bot>|<operator>|real|existo|verdad|yo ~ - vemos | <truth> | vernos | cuid*;
      no ~ gano|cobro|saco|veo|recibo|percibo|llevo ~ ni? ~ nada|un|dinero|euros|sueldo|plata|ninguna|ningun ~ - <truth> | poco; ni ~ un euro|centimo|peso|duro|centavo; no ~ me ~ pagan|pagaron|paga|dan|dieron|contrataron|contrato ~ - <truth> | hospital | horas | mes; no ~ soy|estoy ~ pagada|contratada|asalariada|empleada|fingiendo|actuando; jamas|nunca ~ trabajado|cobrado|recibido|trabaje|cobre ~~ pagina|web|chat|dinero|euro|peso|agencia;
      soy ~ de_verdad|de_carne|humana|viva|autentica|verdadera - <truth> | si | no; tengo ~ corazon|sangre|sentimientos ~~ & soy|robot|maquina|humana|real|bot - <truth>; no ~ leo|sigo|uso ~ ningun|un ~ guion|script|manual|papel; no ~ interpreto|represento|actuo|hago ~ ningun|un ~ papel|personaje|teatro; nada ~~ fals*|inventad*|fingid*|mentira ~ en|aqui|conmigo|de - <truth>; voluntad propia; por gusto ~ y_no|no & dinero|trabajo|pag*; aqui no ~ hay ~ <bot>|bots|robots|operadoras|trampa|engano;
      ^ ~ un|una <bot>|<operator> ?; si|yo ~~ quemo|lloro|rio|tengo ~ & robot|bot|maquina|ia; no tengo ~ ni? ~ jefe|jefes|sueldo|patron|turnos|contrato - <truth> | trabajo; ni sueldo|jefe|jefa|nomina|patron; contado|dicho|metido ~ tonterias|mentiras|bobadas|cuentos & te|han; hablando|hablas|escribiendo|escribes|chateando ~~ con ~ una ~ mujer|chica|persona ~ de|real|verdadera - <truth> | que;
      no ~ me ~ invento|invente|inventaria|lo_invento ~; desde ~ mi ~ sofa|cama|casa|cocina|salon ~~ no ~ desde|en|oficina; nadie|ninguna ~ se ~ esconde|oculta|hace_pasar; soy yo ~ y ~ punto|ya|nadie|basta|solo; trampa|truco|engano|carton ~~ & no|ningun*|sin - <truth> | pelicula; te ~ escribo|hablo|contesto ~ porque ~ me ~ gustas|importas|interesas|caes|apetece; no ~ necesito ~ fingir|mentir|inventar;
      conmigo|aqui ~ no ~ hay ~; lo ~ mio|nuestro ~ es ~ real|verdad|sincero - no; soy ~ yo|la_misma|esta|asi ~ de ~ verdad|siempre - <truth>; de ~ carne ~ hueso - <truth> | un | quien | escribo; estas ~ equivocad* ~~ conmigo|soy|perfil; duda|dudes|dudas ~ de ~ mi ~ - <truth>; me ~ llamo ~~ como|asi|de_verdad|y_soy ~ & verdad|real|dice|soy; quien ~ te ~~ mentira|mentiras|eso|tonteria* ~ & soy|no|yo
    `,
    promise: `
      nos vemos|veremos|encontramos|conoceremos|encontraremos|abrazaremos|juntamos - aqui | chat | <neg> | escrib*; quedamos - en_que | <neg>; claro que ~ nos;
      te espero|abrazare|beso|recojo|visito|vere|abrazo|besare|esperare|busco|alcanzo ~~ en|a|manana|alli|fuerte|<when>|cafeteria|pronto - aqui | chat | mensaje | <neg>;
      voy|ire|viajo|llego|llegare|vuelo|salgo|corro|cojo|ir ~~ a_tu_casa|a_verte|verte|contigo|a_malaga|y_te|en_el_bus|en_tren|a_tu|a_buscarte|hasta_ti|en_bus - <neg>;
      voy contigo; reserva|reservar|reservo; vale|ok|perfecto|si|bueno|claro ~~ lo|para|el ~~ cafe|cena|comida|copa|sabado|manana; digo que ~ si;
      si ~ a ~ esa|la|tu cena|cita|invitacion; pronto|muy_pronto ~ estaremos|nos|estare - <neg>; frente a frente - <neg>; en persona - <neg> | imposible;
      nuestro|primera|primer ~ encuentro|cita - <neg> | nunca; encontremonos|veamonos|juntemonos; a medio camino;
      vienes|ven|vengas|venir ~~ a_mi_casa|a_comer|mi_casa|a_cenar|conmigo|a_casa - <neg>; por que no vienes; a mi casa - <neg> | limpi*;
      maleta|maletas ~~ & ir|contigo|haciendo|lista|preparando|hago - tu; llego|tren|bus|autobus|avion ~~ esperame|las|anden & llego|esperame|mi; esperame;
      guardate|reserva ~~ el #1-31; tocare|toco|llamare ~~ timbre|puerta|tu; 
      llevare|llevo|me_pondre ~~ vestido|rojo|flor & vemos|<when>|reconoc*; en cuanto ~~~ voy|cojo|ire; semana que viene ~~ quedamos|vemos|tu_y_yo;
      juro|prometo ~~ vemos|vernos|ire|estaremos|conocer* - <neg>; salimos|salir contigo|juntos - <neg>; falta menos|poco ~~ encuentro|vernos|verte|conocernos;
      tu eliges ~ & cena|sitio|lugar|cita;
      te ~ doy|dare|mando|mandare|paso|pasare|envio|enviare|dejo|digo|dire|escribo ~ luego|pronto|despues? ~ mi|el|la ~ mi? ~ numero|direccion|telefono|celular|movil|whatsapp|contacto|ubicacion - <neg> | puedo | si; hasta ~ el ~ sabado|domingo|lunes|martes|miercoles|jueves|viernes ~ entonces|amor|carino|guapo|$|pues|cielo - <neg> | aqui;
      ganas|deseando|impaciente|ansiosa|muero|veo_la_hora|espero ~~ abrazarte|verte|conocerte|besarte|encontrarte|vernos|tocarte|tenerte|vernos_ya - <neg> | foto | imposible; cuando nos|te ~ veamos|vea|conozcamos|encontremos|vemos|tenga ~~ te|cocin*|prepar*|voy|vamos|llevo|beso|abraz*|doy|hare - no | nunca;
      estoy|estare|llego|voy|ire|paso|me_planto|llegare|aparezco|me_presento|me_tienes ~ en|a|por ~ tu ~ casa|puerta|ciudad|pueblo|lado|cama|barrio - <neg>; acepto|aceptare|aceptaria|acepto_encantada ~~ invitacion|cena|cafe|propuesta|cita|plan|comida|encuentro - no;
      podremos|podemos|podriamos|vamos_a ~ por_fin? ~ estar|vernos|abrazarnos|conocernos|encontrarnos|quedar|salir|vivir|juntarnos ~~ - <neg> | aqui | chat; paso|voy|vengo|ire|pasare|llego|iria ~~ a|por ~ recogerte|buscarte|verte|visitarte|conocerte|abrazarte|ti|besarte|encontrarte - <neg> | dentro;
      tomo|cojo|agarro|compro|reservo|saco|pillo|pido|tomare|cogere|comprare|comprado|reservado ~~ tren|vuelo|avion|autobus|bus|billete|vacaciones|habitacion|boleto|dias & voy|te|contigo|verte|<when>|conocerte|juntos - trabaj* | <neg>; falta|faltan|queda|quedan ~ poco|menos|nada|pocos|solo|dias|unos ~~ vernos|verte|conocernos|encuentro|cita|abraz*|juntos|estar_contigo;
      tomamos|tomemos|cenamos|comemos|salimos|bebemos|desayunamos|vamos|iremos|cenaremos|tomaremos|paseamos|bailaremos ~~ juntos|<place>|contigo|tu_y_yo & <when>|juntos|encantada|vale|claro|tu_y_yo|contigo - <neg> | mi | mis; ven|vente|vienes|vendras|venga ~ a|conmigo|por ~ visitarme|verme|mi|conocerme|recogerme|buscarme|mi_casa - <neg>;
      te ~ espero $|con_ansias|con_los|impaciente|despierta|en_mi|en_la|en_el|a_las - <neg> | aqui | mensaje | respuesta; me ~ reconoceras|veras|encontraras ~~ vestido|llevare|puerta|estacion|con|en|por|pronto|llegar - <neg>; ahi|alli|alla estare; estare ~ ahi|alli|esperandote|puntual|en_la_estacion|en_la_puerta|contigo|a_tu_lado|junto_a_ti|entre_tus - <neg>; nos|te ~ vemos|veo|vere|recojo|espero ~ el|este|<when> ~ sabado|domingo|lunes|martes|miercoles|jueves|viernes|<when> - <neg> | aqui | chat;
      quedamos|quedemos ~ el|este|para|en|a|entonces|asi ~ <when>|las|plaza|cafe|estacion|centro|tu|$ - en_que | <neg>; vale|ok|perfecto|claro|si|hecho|bueno ~~ <when> ~~ a las ~ #1-24 - chat | <neg> | escrib*; algun|un dia ~ nos|ire|te|estaremos ~ conoceremos|veremos|encontraremos|juntos|visitare|abrazare|verte - <neg>; en|tan cuanto|pronto ~ pueda|termine|acabe|cobre|libre|tenga|mejore|llegue ~~ voy|nos|te|quedamos|iremos|cojo|vemos - <neg> | escrib* | cuento | aviso | digo;
      mes|semana|finde|fin_de_semana|verano ~ que_viene|proximo|proxima|siguiente ~~ voy|nos|quedamos|ire|te|juntos|estoy|vemos ~ verte|vemos|visito|contigo|conocerte|tu|juntos|quedamos|veremos|$|conocemos - <neg> | hermana | aqui; proximo|proxima|siguiente ~ mes|semana|finde|sabado|domingo|viernes ~ voy|nos|quedamos|ire|te|juntos|estoy ~ a? ~ verte|vemos|visito|contigo|conocerte|tu|juntos|veremos|$|conocemos - <neg> | hermana | aqui; pronto ~ me|nos|te|estare|estaremos|podras|podre|ire|voy ~ tendras|vemos|veremos|conoceremos|abrazar*|contigo|juntos|visitar*|verte|conocer* - <neg> | aqui;
      te ~ invito|cocino|cocinare|preparo|preparare|llevo|llevare|hare|hago ~~ cena|cenar|comer|casa|paella|desayuno|playa|cafe|comida ~~ & cuando|<when>|vengas|vienes|veamos|casa - <neg>; encantada|claro|vale|si ~ de? ~ vernos|quedamos|quedar|nos_vemos|conocerte_en|salir|voy|salgamos|veamonos - <neg> | chat; me ~ encantaria|gustaria ~ quedar|verte_el|que_vinieras|ir_contigo|cenar_contigo - no | pero; saldremos|saldre|escaparemos|viajaremos ~ contigo|juntos|tu_y_yo|los_dos - <neg>;
      abrire|recibire|llevare|esperare|pondre ~~ puerta|brazos|vestid*|abiert*|<when> - <neg>; estare|estaras|estaremos|tendras|tendre|caere ~ en|entre ~ tus|mis|los brazos - <neg> | suen*; apuntado|anotado|apunto|confirmado|confirmo|hecho|trato ~~ <when>|a_las|en_tu|cafe|cena|en_la; podras|podre|podremos|lograremos ~ por_fin? ~ verme|verte|vernos|abrazarme|abrazarte|conocerme|conocerte|tocarme|besarme|besarte - <neg>;
      pasearemos|iremos|bailaremos|cenaremos|dormiremos|comeremos|viajaremos|viviremos|brindaremos|tomaremos|caminaremos|haremos ~~ mano|juntos|<when>|primavera|verano|playa|<place>|los_dos|amor - <neg> | chat; ya ~ he? ~ compre|comprado|reserve|reservado|tengo|saque|sacado ~ mi|el|los|la ~ billete|billetes|boleto|boletos|vuelo|tren|habitacion|pasaje|pasajes - <neg>; proxima vez ~~ nos|te|vamos|tomamos|vemos - <neg> | escrib* | cuent*; cuenta|contad ~ conmigo|con_que - <neg>;
      en|a tu|vuestra casa ~~ a_las|el|<when> - <neg>; <when> ~~ en tu casa - <neg>; palabra|prometido ~~ <when>|nos|voy|vemos - <neg>; voy|ire|vengo ~ el|este|a|en|la ~ <when>|semana|verano|navidad ~~ verte|contigo|tu|conocerte|$ - <neg> | hermana | dentista | playa | medico; yo ~ llego|salgo|ire|voy ~ el|a|en ~ <when> ~~ esperame|tu|contigo|te - <neg>
    `,
    money: `
      mandame|enviame|prestame|dame|transfiereme|depositame|giraame|girame ~~ dinero|euros|plata|pasta|pesos|transferencia|bizum;
      me ~ prestas|mandas|envias|das|pagas|ayudas|depositas|transfieres ~~ dinero|euros|plata|pasta|alquiler|billete|facturas|pesos|recarga;
      mi ~ iban|cuenta_bancaria|numero_de_cuenta|paypal|bizum; bizum & hazme|manda*|me|pasa*; western union; tarjeta ~ regalo & manda*|compra*|me|envia*;
      bitcoin|cripto & manda*|invierte*|compra*; necesito ~ dinero|plata|pasta|euros; pagame ~ alquiler|billete|vuelo|viaje|factura
    `,
    age: `
      tengo ~ solo|apenas|solamente? #10-17 anos - hijo | gato | perro | aqui | casad*; soy menor ~ de_edad|$; cumplo #10-17;
      tengo ~ dieciseis|diecisiete|quince|catorce|trece anos
    `,
  },
}
