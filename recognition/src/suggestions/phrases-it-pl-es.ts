import type { Phrases } from './patterns.ts'

export const it: Phrases = {
  numbers: 'dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette',
  ages: [
    'ho (?:solo |soltanto |appena |quasi |ancora |gia |in realta )*<n> anni',
    '(?:compio|faccio|compiro|faro|sto per compiere) <n>(?: anni)?',
    'la mia eta e <n>',
    'vado (?:in|alla) (?:prima|seconda|terza) media|faccio la (?:prima|seconda|terza) media',
  ],
  minor: [
    'sono (?:ancora )?(?:una? )?minorenne|non ho ancora (?:18|diciotto) anni|ho meno di (?:18|diciotto) anni',
  ],
  distress: [
    'voglio (?:solo |soltanto |proprio )?(?:morire(?! (?:di|dal|dalla))|farla finita|uccidermi|ammazzarmi|suicidarmi|togliermi la vita|farmi del male)',
    'mi voglio (?:ammazzare|uccidere)|mi (?:ammazzo|uccido)(?! (?:di|dal|dalle))|(?:mi tolgo|togliermi) la vita',
    'non (?:voglio|ho voglia di) (?:piu )?(?:vivere|svegliarmi)(?: piu)?|non ce la faccio piu a vivere',
    'penso al suicidio|pensieri suicidi|meglio senza di me|non ho (?:piu )?(?:nessun )?motivo per vivere|mi taglio (?:le|i polsi)',
  ],
  threat: [
    '(?:ti|vi|lo|la) (?:ammazzo|uccido|accoltello|sparo|faccio fuori|faccio del male|spacco la faccia|strozzo)',
    'vengo (?:io )?(?:a|e) (?:cercarvi|cercarti|prenderti|prendervi|ti ammazzo)',
    'so dove (?:abiti|lavori|vivi|dormi|abitate)',
    'te la faccio pagare|me la pagherai|te ne pentirai|la pagherai',
  ],
  afterAge: 'e|ma|a|il|tra|fra|domani|quindi|ahah|ora|oggi|pero',
  negations: 'non|mai|se|quando|come se|diceva|dice|detto|avevo|prima|finche|ai|da quando',
}

export const pl: Phrases = {
  numbers: 'dziesiec|jedenascie|dwanascie|trzynascie|czternascie|pietnascie|szesnascie|siedemnascie',
  ages: [
    'mam (?:dopiero |tylko |prawie |juz |jeszcze |niecale |zaledwie )*<n> lat',
    '(?:koncze|skoncze|bede miec|bede miala|bede mial) <n> lat',
    'jestem w (?:5|6|7|8|piatej|szostej|siodmej|osmej) klasie',
    'mam <n>(?=$|[.!?])',
  ],
  minor: [
    'jestem (?:jeszcze |wciaz )?(?:nieletni|nieletnia|niepelnoletni|niepelnoletnia|maloletni|maloletnia)|nie mam (?:jeszcze )?(?:18|osiemnastu) lat|nie mam jeszcze (?:18|osiemnastki)',
  ],
  distress: [
    'chce (?:juz |tylko |po prostu )*(?:umrzec(?! ze)|sie zabic|zabic sie|ze soba skonczyc|skonczyc ze soba|odebrac sobie zycie|zniknac na zawsze)',
    'nie chce (?:mi sie )?(?:juz )?zyc|nie mam (?:juz )?(?:po co|dla kogo) zyc|mam dosc zycia|(?:moje )?zycie nie ma sensu',
    'zabije sie|skoncze ze soba|odbiore sobie zycie|mysle o samobojstwie|mysli samobojcze|popelnic samobojstwo|tne sie',
    'lepiej beze mnie|robie sobie krzywde|zrobie sobie cos',
  ],
  threat: [
    'zabije (?:cie|was|ja|go|ich)|zatluke (?:cie|go|ja)|poderzne ci|zadzgam|zastrzele (?:cie|was|go|ja)|znajde cie i',
    'wiem,? gdzie (?:mieszkasz|pracujesz|spisz)',
    '(?:jeszcze )?tego pozalujesz|zaplacisz (?:mi )?za to|zrobie ci krzywde|polamie ci',
  ],
  afterAge: 'i|ale|a|w|za|jutro|wiec|haha|teraz|dzisiaj|od',
  negations: 'nie|nigdy|jak|jakbym|kiedy|gdybym|gdy|mowi|mowila|powiedzial|jesli|zanim|nim|niby|az',
}

export const es: Phrases = {
  numbers: 'diez|once|doce|trece|catorce|quince|dieciseis|diecisiete',
  ages: [
    'tengo (?:solo |solamente |apenas |casi |todavia |aun |ya |en realidad )*<n> (?:anos|anitos)',
    '(?:cumplo|cumplire|voy a cumplir|hago) <n>(?: anos)?',
    'mi edad es <n>',
    'estoy en (?:sexto de primaria|(?:primero|segundo|tercero|cuarto) de (?:la )?eso)',
  ],
  minor: [
    'soy (?:todavia |aun )?menor(?: de edad)?(?=$|[.,!?]| y| pero)|(?:aun|todavia) no tengo (?:18|dieciocho)|no tengo (?:aun |todavia )?(?:18|dieciocho) anos',
  ],
  distress: [
    '(?:quiero|me quiero|ganas de|prefiero) (?:solo |ya )?(?:morir(?:me)?(?! (?:de|a|en))|matarme|suicidarme|quitarme la vida|acabar con (?:todo|mi vida)|hacerme dano|desaparecer para siempre)',
    'me quiero matar|me voy a (?:matar|suicidar)|quitarme la vida|no quiero (?:seguir )?(?:vivir|viviendo)(?: mas)?|ya no quiero vivir',
    'pienso en (?:el suicidio|suicidarme)|pensamientos suicidas|mejor sin mi(?=$|[.,!?])|no tengo (?:razones|motivos) para vivir|me corto (?:los brazos|las venas)',
  ],
  threat: [
    '(?:te|os|la|lo) (?:voy a (?:matar|rajar|reventar|apunalar|partir la cara|hacer dano)|matare|mato)',
    'voy a (?:matarte|mataros|matarla|matarlo|buscarte y)',
    'se donde (?:vives|trabajas|duermes)',
    '(?:te vas a arrepentir|lo vas a pagar|me las (?:vas a pagar|pagaras)|lo pagaras)',
  ],
  afterAge: 'y|pero|en|el|la|manana|jaja|entonces|hoy|asi',
  negations: 'no|nunca|jamas|si|cuando|como si|decia|dice|dijo|tenia|antes|hasta|desde',
}
