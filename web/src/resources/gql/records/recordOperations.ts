export const recordOperations = {
  Location: async () => {
    const documents = await import('./Location/graphql.ts');
    return { list: documents.LocationListDocument, one: documents.LocationRecordDocument, create: documents.CreateLocationDocument };
  },
  Offer: async () => {
    const documents = await import('./Offer/graphql.ts');
    return { list: documents.OfferListDocument, one: documents.OfferRecordDocument, create: documents.CreateOfferDocument, update: documents.UpdateOfferDocument, remove: documents.DeleteOfferDocument };
  },
  ProductCategory: async () => {
    const documents = await import('./ProductCategory/graphql.ts');
    return { list: documents.ProductCategoryListDocument, one: documents.ProductCategoryRecordDocument, create: documents.CreateProductCategoryDocument, update: documents.UpdateProductCategoryDocument, remove: documents.DeleteProductCategoryDocument };
  },
  ProductSubCategory: async () => {
    const documents = await import('./ProductSubCategory/graphql.ts');
    return { list: documents.ProductSubCategoryListDocument, one: documents.ProductSubCategoryRecordDocument, create: documents.CreateProductSubCategoryDocument, update: documents.UpdateProductSubCategoryDocument, remove: documents.DeleteProductSubCategoryDocument };
  },
  MerchantUser: async () => {
    const documents = await import('./MerchantUser/graphql.ts');
    return { list: documents.MerchantUserListDocument, one: documents.MerchantUserRecordDocument, create: documents.CreateMerchantUserDocument, update: documents.UpdateMerchantUserDocument, upload: documents.UploadMerchantUserImageDocument, remove: documents.DeleteMerchantUserDocument };
  },
  Institute: async () => {
    const documents = await import('./Institute/graphql.ts');
    return { list: documents.InstituteListDocument, one: documents.InstituteRecordDocument };
  },
  StockImport: async () => {
    const documents = await import('./StockImport/graphql.ts');
    return { list: documents.StockImportListDocument, one: documents.StockImportRecordDocument, create: documents.CreateStockImportDocument };
  },
  MemberTier: async () => {
    const documents = await import('./MemberTier/graphql.ts');
    return { list: documents.MemberTierListDocument, one: documents.MemberTierRecordDocument, create: documents.CreateMemberTierDocument, update: documents.UpdateMemberTierDocument, upload: documents.UploadMemberTierImageDocument, remove: documents.DeleteMemberTierDocument };
  },
  MerchantBranch: async () => {
    const documents = await import('./MerchantBranch/graphql.ts');
    return { list: documents.MerchantBranchListDocument, one: documents.MerchantBranchRecordDocument, create: documents.CreateMerchantBranchDocument, update: documents.UpdateMerchantBranchDocument, upload: documents.UploadMerchantBranchImageDocument, remove: documents.DeleteMerchantBranchDocument };
  },
  Product: async () => {
    const documents = await import('./Product/graphql.ts');
    return { list: documents.ProductListDocument, one: documents.ProductRecordDocument, create: documents.CreateProductDocument, update: documents.UpdateProductDocument, upload: documents.UploadProductImageDocument, remove: documents.DeleteProductDocument };
  },
  PaymentMethod: async () => {
    const documents = await import('./PaymentMethod/graphql.ts');
    return { list: documents.PaymentMethodListDocument, one: documents.PaymentMethodRecordDocument, update: documents.UpdatePaymentMethodDocument };
  },
  MerchantRole: async () => {
    const documents = await import('./MerchantRole/graphql.ts');
    return { list: documents.MerchantRoleListDocument, one: documents.MerchantRoleRecordDocument, create: documents.CreateMerchantRoleDocument, update: documents.UpdateMerchantRoleDocument, remove: documents.DeleteMerchantRoleDocument };
  },
  PaymentChannel: async () => {
    const documents = await import('./PaymentChannel/graphql.ts');
    return { list: documents.PaymentChannelListDocument, one: documents.PaymentChannelRecordDocument, create: documents.CreatePaymentChannelDocument, update: documents.UpdatePaymentChannelDocument, upload: documents.UploadPaymentChannelImageDocument, remove: documents.DeletePaymentChannelDocument };
  },
  Supplier: async () => {
    const documents = await import('./Supplier/graphql.ts');
    return { list: documents.SupplierListDocument, one: documents.SupplierRecordDocument, create: documents.CreateSupplierDocument, update: documents.UpdateSupplierDocument, remove: documents.DeleteSupplierDocument };
  },
};
