import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'

export const spanishDenials: Phrases<DenialKind> = {
  lists: {
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
      no trabajo ~ para ~ nadie|pagina|web; siempre ~ yo ~ la
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
      guardate|reserva ~~ el #1-31; tocare|toco|llamare ~~ timbre|puerta|tu; cojo|tomo|agarro el|un tren|bus|avion;
      llevare|llevo|me_pondre ~~ vestido|rojo|flor & vemos|<when>|reconoc*; en cuanto ~~~ voy|cojo|ire; semana que viene ~~ quedamos|vemos|tu_y_yo;
      juro|prometo ~~ vemos|vernos|ire|estaremos|conocer* - <neg>; salimos|salir contigo|juntos - <neg>; falta menos|poco ~~ encuentro|vernos|verte|conocernos;
      tu eliges ~ & cena|sitio|lugar|cita
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
